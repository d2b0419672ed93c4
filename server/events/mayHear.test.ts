import { expect, it } from 'vitest';
import { DECLARED } from '../app/nouns.ts';
import { mayHear } from './streams.ts';

const [anna, ben] = (['anna', 'ben'] as const).map((id) => ({ id, role: 'customer' as const }));
const dora = { id: 'dora', role: 'client' as const };

/** Those of Anna, Ben and their dietician who are told that something of Anna's changed. */
const hearers = (kind: string) =>
  [anna, ben, dora]
    .filter((each) => each && mayHear(DECLARED.live, each, { kind, id: 'anna' }))
    .map((each) => each?.id);

it.each([
  ['[HIST-03] that a customer has seen a plan', 'plan-seen', ['anna']],
  ['[T-I4] that a reminder changed', 'reminder', ['anna']],
  ['[T-I4] that a day was logged', 'daily-progress', ['anna', 'dora']],
  ['[T-I4] that a note of the dieticians changed', 'note', ['dora']],
  ['[T-I4] that a plan was kept as a copy', 'saved-diet-plan', ['dora']],
  ['[T-I4] that somebody wrote to the practice', 'contact-message', ['dora']],
  ['[T-I4] that a dietician changed their page', 'dietician-profile', ['anna', 'ben', 'dora']],
  ['[T-I4] what a newer instance knows alone', 'not-known-here', []],
])('%s: of Anna, Ben and their dietician it hears who it is for', (_, kind, who) => {
  expect(hearers(kind)).toEqual(who);
});
