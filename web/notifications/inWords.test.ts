import { expect, it } from 'vitest';
import { newsAbout } from '#domain/appointments/news.ts';
import { kindsOf, NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts';
import { bellName } from './inWords.ts';
import { shownAs } from './kinds.ts';

const anna = { id: 'anna/1', name: 'Anna Berg' };

it.each([
  ['question', anna, '', 'Anna Berg asked a question', '/client/inbox?customer=anna%2F1'],
  [
    'day-note',
    anna,
    '2026-11-24',
    'Anna Berg wrote a note about Tuesday 24 November',
    '/client/customers/anna%2F1?date=2026-11-24',
  ],
  ['day-note', { ...anna, name: '' }, '', 'A customer wrote a note', '/client/customers/anna%2F1'],
  [
    'customer-period-ending',
    anna,
    '2026-11-27',
    'Anna Berg: the coaching ends on Friday 27 November',
    '/client/customers/anna%2F1',
  ],
  [
    'customer-appointment',
    anna,
    newsAbout('clashes', '2026-12-18T10:15:00.000Z'),
    'Anna Berg: you have two appointments at once, Fri 18 Dec, 10:15. Move one of them.',
    '/client/appointments?day=2026-12-18',
  ],
  [
    'customer-appointment-soon',
    anna,
    '2026-12-18T10:15:00.000Z',
    'Anna Berg: appointment Fri 18 Dec, 10:15',
    '/client/appointments?day=2026-12-18',
  ],
  ['customer-appointment', anna, '', 'Anna Berg changed an appointment', '/client/appointments'],
  ['website-enquiry', null, 'm1', 'Somebody wrote through the website', '/client/messages'],
  ['article', null, 'a1', 'Your dietician gave you something to read', '/customer/library/a1'],
  ['new-plan', null, 'p1', 'You have a new diet plan', '/customer/dashboard'],
  [
    'period-ending',
    null,
    '2026-11-27',
    'Your coaching ends on Friday 27 November',
    '/customer/dashboard',
  ],
] as const)(
  '[NOTIFY-01] %s of %j about %j: what it says and what it opens',
  (kind, customer, about, says, opens) => {
    expect(shownAs(kind).sentence({ kind, customer, about }).join('')).toBe(says);
    expect(shownAs(kind).place({ kind, customer, about })).toBe(opens);
  },
);

it('[NOTIFY-01] whatever somebody is told opens a screen of their own', () => {
  for (const role of ['customer', 'client'] as const)
    for (const kind of kindsOf(role))
      expect(shownAs(kind).place({ kind, customer: null, about: '' })).toMatch(
        new RegExp(`^/${role}/`),
      );
});

it('[NOTIFY-01] a sentence says who and what, and nothing of what is in it', () => {
  for (const kind of NOTIFICATION_KINDS)
    expect(
      shownAs(kind).sentence({ kind, customer: anna, about: 'secret' }).join(''),
    ).not.toContain('secret');
});

it('[NOTIFY-01] the bell says how many are unread', () => {
  expect([0, 3, 120].map(bellName)).toEqual([
    ...['Notifications', 'Notifications, 3 unread', 'Notifications, 99+ unread'],
  ]);
});
