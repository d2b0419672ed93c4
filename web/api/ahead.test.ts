import { afterEach, expect, it } from 'vitest';
import { askedAhead } from './ahead.ts';

const answer = Promise.resolve(new Response('{}'));
const asked = (at: number) => {
  globalThis.weekplateAhead = { at, answers: new Map([['/api/me', answer]]) };
};
afterEach(() => {
  globalThis.weekplateAhead = undefined;
});

it('what the page asked for before its code was there is taken once, while it is fresh', () => {
  expect(askedAhead('/api/me')).toBeUndefined();
  asked(Date.now());
  expect(askedAhead('/api/other')).toBeUndefined();
  expect(askedAhead('/api/me')).toBe(answer);
  expect(askedAhead('/api/me')).toBeUndefined();
  asked(Date.now() - 20_000);
  expect(askedAhead('/api/me')).toBeUndefined();
});
