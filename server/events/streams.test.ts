import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../http/session.ts';
import { WatchedSessions } from './streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const session = (sessionId: string, more: Partial<Session> = {}): Session => ({
  sessionId,
  id: 'person',
  email: 'a@example.test',
  name: 'A',
  emailVerified: true,
  role: 'customer',
  position: null,
  timeZone: null,
  locale: null,
  dieticianId: null,
  proof: null,
  mustProve: false,
  hidesNumbers: false,
  consent: 'given',
  ...more,
});

/** Sessions as in a database, and the list of queries for them. */
function practice() {
  const open = new Map(['one', 'two'].map((id) => [id, session(id)]));
  const asked: (readonly string[])[] = [];
  const state = { away: false };
  const watched = new WatchedSessions(async (known) => {
    asked.push(known.map(({ sessionId }) => sessionId));
    if (state.away) throw new Error('away');
    return open;
  });
  return { open, asked, state, watched };
}

it('[T-B6] [T-G2] asks once a second for all the streams together, and not without any', async () => {
  const { asked, watched } = practice();
  const leave = ['one', 'two', 'one'].map((id) => watched.add(session(id), () => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([['one', 'two']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
  for (const each of leave) each();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  watched.add(session('two'), () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked[2]).toEqual(['two']);
});

it.each([
  ['is gone', null],
  ['has another role', { role: 'client' }],
  ['has to be proved first', { mustProve: true }],
] as const)('[T-B6] within a second a stream is told that its session %s', async (_why, change) => {
  const { open, watched } = practice();
  const over: string[] = [];
  for (const id of ['one', 'two']) watched.add(session(id), () => over.push(id));
  await vi.advanceTimersByTimeAsync(5000);
  expect(over).toEqual([]);
  if (change) open.set('one', session('one', change));
  else open.delete('one');
  await vi.advanceTimersByTimeAsync(1000);
  expect(over).toEqual(['one']);
});

it('[T-I2] a database that is away ends no stream, and is asked again', async () => {
  const { open, state, watched } = practice();
  const over: string[] = [];
  watched.add(session('one'), () => over.push('one'));
  state.away = true;
  open.delete('one');
  await vi.advanceTimersByTimeAsync(3000);
  expect(over).toEqual([]);
  state.away = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(over).toEqual(['one']);
});
