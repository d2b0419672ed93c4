import { describe, expect, it } from 'vitest';
import type { Conversation, Message } from '#domain/conversations/conversationSchema.ts';
import { lastSeen, lastSeenOfDay, newestWaiting, nextOf } from './seen.ts';
import { threadDays } from './ThreadDays.tsx';
import { unreadUpTo } from './useThread.ts';

const message = (id: string, from: Message['from'] = 'customer', more: Partial<Message> = {}) => ({
  id,
  from,
  writer: 'Anna',
  mine: false,
  sentAt: '2026-11-25T10:00:00.000Z',
  text: id,
  subject: { kind: 'general' as const },
  pictureUrl: null,
  file: null,
  suggestion: null,
  takenBack: false,
  read: false,
  ...more,
});

const waiting = (first: string, last: string, count: number): Pick<Conversation, 'messages'> => {
  const of = (id: string) => ({
    id,
    text: id,
    hasPicture: false,
    subject: { kind: 'general' as const },
    sentAt: '',
  });
  return { messages: { count, first: of(first), last: of(last), lastWaiting: last } };
};

/** All of them were in view. */
const seen = new Set(['a', 'b', 'c', 'd']);

describe('What an answer settles', () => {
  it('[TALK-03] all until the last question on screen, not one that arrived since', () => {
    const messages = [message('c'), message('b', 'dietician'), message('a')];
    expect(lastSeen({ messages, seen, isAll: true }, waiting('c', 'd', 2))).toBe('c');
    expect(lastSeen({ messages, seen, isAll: false }, waiting('a', 'c', 2))).toBe('c');
  });

  it('[TALK-03] nothing while an earlier question that waits is not on screen', () => {
    const messages = [message('c')];
    expect(lastSeen({ messages, seen, isAll: false }, waiting('a', 'c', 2))).toBeUndefined();
    expect(lastSeen({ messages, seen, isAll: false }, undefined)).toBeUndefined();
    expect(lastSeen({ messages: [], seen, isAll: true }, undefined)).toBeUndefined();
  });

  it('[TALK-03] nothing that arrived below the fold and was not in view', () => {
    const messages = [message('c'), message('b'), message('a')];
    const until = (...ids: string[]) => new Set(ids);
    const shown = { messages, isAll: true };
    expect(lastSeen({ ...shown, seen: until('a', 'b') }, waiting('a', 'c', 3))).toBe('b');
    expect(lastSeen({ ...shown, seen: until('a') }, waiting('b', 'c', 2))).toBeUndefined();
    expect(lastSeen({ ...shown, seen: until() }, waiting('a', 'c', 3))).toBeUndefined();
    expect(lastSeenOfDay({ messages, seen: until('a', 'b') }, waiting('a', 'c', 3))).toBe('b');
    expect(unreadUpTo({ messages, seen: until('a', 'b') }, 'dietician', 3)).toBe('b');
    expect(unreadUpTo({ messages, seen: until() }, 'dietician', 3)).toBeNull();
  });

  it('[TALK-03] beside a day only where every question that waits is about that day', () => {
    const messages = [message('d'), message('b'), message('a')];
    expect(lastSeenOfDay({ messages, seen }, waiting('b', 'd', 2))).toBe('d');
    expect(lastSeenOfDay({ messages, seen }, waiting('b', 'd', 3))).toBeUndefined();
    expect(lastSeenOfDay({ messages, seen }, { messages: null })).toBeUndefined();
    const taken = [message('d'), message('b', 'customer', { takenBack: true })];
    expect(lastSeenOfDay({ messages: taken, seen }, waiting('d', 'd', 1))).toBe('d');
  });
});

it('[TALK-01] messages count as read once all of the unread ones are on screen', () => {
  const messages = [message('c', 'dietician'), message('b'), message('a', 'dietician')];
  expect(unreadUpTo({ messages, seen }, 'customer', 2)).toBe('c');
  expect(unreadUpTo({ messages, seen }, 'customer', 3)).toBeNull();
  expect(unreadUpTo({ messages, seen }, 'customer', 0)).toBeNull();
});

it('[TALK-01] a conversation is read day by day in the reader’s own time, the oldest first', () => {
  const at = (id: string, sentAt: string) => message(id, 'customer', { sentAt });
  const days = threadDays(
    [
      at('c', '2026-11-25T20:00:00.000Z'),
      at('b', '2026-11-25T18:20:00.000Z'),
      at('a', '2026-11-25T10:00:00.000Z'),
    ],
    'Asia/Kolkata',
  );
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id).join('')])).toEqual([
    ['2026-11-25', 'ab'],
    ['2026-11-26', 'c'],
  ]);
});

it('[TALK-01] beside a day, an answer is about the last question that still waits', () => {
  const asked = message('b', 'customer');
  const thread = [message('c', 'customer', { takenBack: true }), asked, message('a', 'customer')];
  expect(newestWaiting(thread, waiting('a', 'b', 2))).toBe(asked);
  // All that was written about this day is answered; something else waits.
  expect(newestWaiting(thread, waiting('d', 'd', 1))).toBeUndefined();
  expect(newestWaiting(thread, { messages: null })).toBeUndefined();
});

it('[TALK-03] J and K go through the list, also from one who has left it', () => {
  const ids = ['a', 'b', 'c'];
  expect(nextOf(ids, null, [], 1)).toBe('a');
  expect(nextOf(ids, null, [], -1)).toBe('c');
  expect(nextOf(ids, 'a', ids, 1)).toBe('b');
  expect(nextOf(ids, 'c', ids, 1), 'from the last to the first').toBe('a');
  expect(nextOf(ids, 'a', ids, -1)).toBeNull();
  expect(nextOf(['a'], 'a', ['a'], 1)).toBeNull();
  expect(nextOf(ids, 'gone', ['a', 'gone', 'b', 'c'], 1)).toBe('b');
  expect(nextOf(ids, 'gone', ['a', 'gone', 'b', 'c'], -1)).toBe('a');
  expect(nextOf(ids, 'gone', ['gone', 'a', 'b', 'c'], -1)).toBeNull();
  expect(nextOf(['new', ...ids], 'gone', ['a', 'b', 'c', 'gone'], 1)).toBe('new');
  expect(nextOf([], 'gone', ['gone'], 1)).toBeNull();
});

it('[BOARD-02] after an answer the next is whoever stood next, wherever the answered one went', () => {
  const before = ['a', 'b', 'c', 'd', 'e'];
  // A note of 'b' still waits, so that they moved down; 'c' was answered by a colleague.
  const ids = ['a', 'd', 'e', 'b'];
  expect(nextOf(ids, 'b', before, 1)).toBe('d');
  expect(nextOf(ids, 'b', before, -1)).toBe('a');
  expect(nextOf(['a', 'b'], 'b', ['b', 'c', 'a'], 1)).toBe('a');
});
