import { expect, it } from 'vitest';
import { parseMessages } from './postgresHub.ts';

it('[T-I4] what a newer instance knows alone is left out, and nothing that was sent with it', () => {
  const ended = { ended: { userId: 'u1' } };
  const change = { change: { kind: 'diet-plan', id: 'c1' } };
  const newer = [{ change: { kind: 'of-a-newer-version', id: 'c1', of: 'c2' } }, { begun: true }];
  expect(parseMessages(JSON.stringify([newer[0], ended, newer[1], change]))).toEqual([
    ended,
    change,
  ]);
  expect(parseMessages(JSON.stringify(newer))).toEqual([]);
});

it('[T-I4] what is no list of messages is nobody’s of ours', () => {
  for (const payload of ['', 'hello', '{}', '"x"', 'null'])
    expect(parseMessages(payload)).toBeNull();
});
