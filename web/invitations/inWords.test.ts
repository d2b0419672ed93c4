import { expect, it } from 'vitest';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import {
  againBy,
  fateWords,
  invitationName,
  invitedWords,
  inviteLabel,
  notReadWords,
  periodOf,
  periodWords,
} from './inWords.ts';
import { say } from './words.ts';

const aLink = (wishes: Partial<Invitation> = {}): Invitation =>
  ({
    kind: 'link',
    email: null,
    name: '',
    state: 'open',
    startDate: null,
    endDate: null,
    expiresAt: '2026-12-24T08:00:00.000Z',
    uses: 0,
    mostUses: 1,
    usedBy: null,
    link: null,
    ...wishes,
  }) as Invitation;

it.each([
  [{ kind: 'practice-link' }, 'Link for everybody'],
  [{ name: ' Mia Kern ', email: 'mia@example.org' }, 'Mia Kern'],
  [{ email: 'mia@example.org' }, 'mia@example.org'],
  [{ state: 'revoked' }, 'Somebody'],
  [{ kind: 'mail' }, 'Somebody'],
  [{}, 'Link for one person'],
] as const)('[INVITE-01] an invitation %j is named %s', (wishes, name) => {
  expect(invitationName(aLink(wishes as Partial<Invitation>))).toBe(name);
});

it.each([
  [{ kind: 'practice-link', uses: 2, mostUses: 200 }, '2 of 200 have signed up'],
  [{ kind: 'practice-link', uses: 0, mostUses: 200 }, 'good until 24 Dec 2026'],
  [{ kind: 'practice-link', uses: 2, state: 'ended' }, 'the dietician who invited them has left'],
  [{ state: 'used' }, 'nobody signed up with it'],
  [{ state: 'used', usedBy: { id: 'c1', name: 'Mia' } }, null],
  [{ state: 'revoked' }, null],
  [{ state: 'expired' }, 'on 24 Dec 2026'],
  [{}, 'good until 24 Dec 2026'],
] as const)('[INVITE-01] what became of an invitation %j', (wishes, words) => {
  expect(fateWords(aLink(wishes as unknown as Partial<Invitation>))).toBe(words);
});

it('[INVITE-01] how many were invited, and how, is said with their number', () => {
  expect(invitedWords(0, true)).toBe('Nobody was invited.');
  expect(invitedWords(1, true)).toBe('1 invitation on the way.');
  expect(invitedWords(2, true)).toBe('2 invitations on the way.');
  expect(invitedWords(1, false)).toBe('1 link made. Copy it below and hand it over.');
  expect(invitedWords(3, false)).toBe('3 links made. Copy them below and hand them over.');
  expect(inviteLabel(true)).toBe('Send invitations');
  expect(inviteLabel(false)).toBe('Make links');
  expect(againBy(aLink(), false)).toBe('newLink');
  expect(againBy(aLink({ link: 'https://…' }), true)).toBe('mail');
  expect(againBy(aLink(), true)).toBe('mailAgain');
});

it('[INVITE-01] what of a list is not sent or not read is named', () => {
  expect(say.moreInTheList(150, 1)).toBe(
    '150 people can be invited at a time. One more is in the list: invite them afterwards.',
  );
  expect(say.moreInTheList(150, 4)).toMatch(/ 4 more are in the list/);
  expect(notReadWords(['Phone', 'x'.repeat(70)])).toBe(`Not read: “Phone”, “${'x'.repeat(60)}”.`);
});

it('[INVITE-01] a coaching period is said only if it has both ends', () => {
  const both = { startDate: '2026-12-01', endDate: '2027-02-28' };
  expect(periodWords(aLink(both))).toBe('Coaching 1 Dec 2026 to 28 Feb 2027');
  expect(periodWords(aLink({ startDate: '2026-12-01' }))).toBeNull();
  expect(periodOf(both)).toBe('1 Dec 2026 to 28 Feb 2027');
  expect(periodOf({ ...both, endDate: null })).toBe('');
});
