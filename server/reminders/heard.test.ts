import { expect, it } from 'vitest';
import { DECLARED } from '../app/nouns.ts';
import { mayHear } from '../events/mayHear.ts';

it('[PROMISE-05] that a reminder changed: of two customers and a dietician its owner alone hears it', () => {
  const people = [
    { id: 'anna', role: 'customer' },
    { id: 'ben', role: 'customer' },
    { id: 'dora', role: 'client' },
  ] as const;
  const change = { kind: 'reminder', id: 'anna' };
  const hearers = people.filter((each) => mayHear(DECLARED.live, each, change));
  expect(hearers.map(({ id }) => id)).toEqual(['anna']);
});
