import { expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { actionWords, visitsOf } from './inWords.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'a',
  at: '2026-11-20T10:00:00.000Z',
  by: 'Dora',
  position: 'dietician',
  customer: { id: 'anna', name: 'Anna' },
  what: 'diet-plan',
  thing: 'diet plans',
  did: null,
  ofAll: false,
  does: 'reads',
  network: '192.0.2.0/24',
  ...more,
});
const words = (more: Partial<AuditEntry>, forCustomer: boolean) =>
  actionWords({ entry: entry(more), things: [more.thing ?? 'diet plans'], times: 1 }, forCustomer);

it('[T-J2] an entry is told in words that fit who reads it', () => {
  expect(words({}, true)).toBe('looked at your diet plans');
  expect(words({}, false)).toBe('looked at the diet plans of');
  expect(words({ does: 'deletes' }, true)).toBe('deleted from your diet plans');
  expect(words({ did: 'wrote you a message' }, true)).toBe('wrote you a message');
  const list = { thing: 'list of all customers', ofAll: true, customer: null };
  expect(words(list, true)).toBe('looked at the list of all customers');
  expect(words(list, false)).toBe('looked at the list of all customers');
  const settings = { ...list, thing: 'settings of the practice', does: 'changes' } as const;
  expect(words(settings, false)).toBe('changed the settings of the practice');
  expect(words({ what: 'account', does: 'deletes', by: null, customer: null }, false)).toBe(
    'had their account erased',
  );
});

it('[T-J2] entries are grouped by visit: who, from when to when, and what', () => {
  const at = (time: string, more: Partial<AuditEntry> = {}) =>
    entry({ at: `2026-11-20T${time}:00.000Z`, ...more });
  const profile = { what: 'customer-profile', thing: 'profile' };
  const change = { does: 'changes' } as const;
  const visits = visitsOf([
    at('10:40', change),
    at('10:35', { by: 'Dan' }),
    at('10:30', change),
    at('10:20', profile),
    at('10:10'),
    at('10:05', { customer: { id: 'bram', name: 'Bram' } }),
    at('09:30'),
  ]);
  const told = visits.map(({ by, from, to, actions }) => [
    by,
    `${from.slice(11, 16)} to ${to.slice(11, 16)}`,
    ...actions.map((each) => `${actionWords(each, true)}, ${each.times}`),
  ]);
  expect(told).toEqual([
    [
      'Dora',
      '10:05 to 10:40',
      'changed your diet plans, 2',
      'looked at your profile and diet plans, 1',
      'looked at your diet plans, 1',
    ],
    ['Dan', '10:35 to 10:35', 'looked at your diet plans, 1'],
    ['Dora', '09:30 to 09:30', 'looked at your diet plans, 1'],
  ]);
});
