import { expect, it } from 'vitest';
import { ApiError } from '../api/request.ts';
import { sendToMany } from './sendToMany.ts';

const to = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

function sending(answers: Record<string, ApiError>, sent = new Set<string>()) {
  const asked: string[] = [];
  return {
    asked,
    key: 'key',
    sent,
    onSent: (id: string) => void sent.add(id),
    async send({ id }: { id: string }, key: string) {
      asked.push(key);
      if (answers[id]) throw answers[id];
    },
  };
}

it('[REPLY-01] sends to each alone, and one who cannot be written to holds up nobody', async () => {
  const how = sending({ b: new ApiError(403, 'consent-missing', 'No consent yet.') });
  expect(await sendToMany(to, how)).toEqual({
    refused: [{ id: 'b', name: 'B', why: 'No consent yet.' }],
    stopped: null,
  });
  expect(how.asked).toEqual(['key-a', 'key-b', 'key-c']);
});

it('[REPLY-01] stops when there is no connection or too many were sent, and goes on with the rest under the same keys', async () => {
  for (const status of [0, 429, 503]) {
    const sent = new Set<string>();
    const first = sending({ b: new ApiError(status, 'x', 'Later.') }, sent);
    expect((await sendToMany(to, first)).stopped?.message).toBe('Later.');
    expect(first.asked).toEqual(['key-a', 'key-b']);
    const then = sending({}, sent);
    expect(await sendToMany(to, then)).toEqual({ refused: [], stopped: null });
    expect(then.asked).toEqual(['key-b', 'key-c']);
  }
});
