import { describe, expect, it } from 'vitest';
import type { Subject } from '#domain/conversations/conversationSchema.ts';
import { aboutWords } from './AskButton.tsx';
import { countWords, nextMonday, waitingSubject, waitingWords } from './inboxWords.ts';
import { roomWords, shortSubject, subjectPlace, subjectWords, waitWords } from './inWords.ts';

const meal: Subject = {
  kind: 'meal',
  date: '2026-11-24',
  meal: 3,
  timing: 'Lunch',
  text: 'Dal with rice',
};
const weight: Subject = {
  kind: 'measurement',
  id: 'm',
  date: '2026-11-24',
  label: 'Weight',
  figure: '78.1 kg',
};

describe('What a message is about', () => {
  it('[TALK-01] a meal is named by its day and time, a measurement by its figure, which may be hidden', () => {
    expect(subjectWords(meal)).toBe('Tuesday 24 November, Lunch');
    expect(shortSubject(meal)).toBe('Lunch, Tue 24 Nov: Dal with rice');
    expect(subjectWords(weight)).toBe('Weight 78.1 kg, Tuesday 24 November');
    expect(subjectWords({ ...weight, figure: null })).toBe('Weight, Tuesday 24 November');
    expect(subjectWords({ kind: 'general' })).toBe('');
  });

  it('[TALK-01] it leads there, on the reader’s own screens', () => {
    expect(subjectPlace(meal, 'c', 'customer')).toBe('/customer/myprogress?date=2026-11-24');
    expect(subjectPlace(meal, 'c', 'dietician')).toBe('/client/customers/c?date=2026-11-24');
    expect(subjectPlace(weight, 'c', 'dietician')).toBe('/client/customers/c?tab=trends');
    expect(subjectPlace({ kind: 'general' }, 'c', 'customer')).toBeNull();
  });

  it('[TALK-02] the button beside it says what is asked about, and what there is already', () => {
    expect(aboutWords('Dal', '0')).toBe('Ask about Dal');
    expect(aboutWords('Dal', '2')).toBe('Ask about Dal, 2 messages');
    expect(aboutWords('Dal', '50+')).toBe('Ask about Dal, 50+ messages');
  });
});

describe('Who waits', () => {
  const last = { id: 'b', text: 'And oats?', hasPicture: false, subject: meal, sentAt: '' };
  const messages = { count: 2, first: { ...last, id: 'a' }, last, lastWaiting: 'b' };
  const note = { date: '2026-11-23', text: 'Slept badly.', writtenAt: '' };

  it('[TALK-03] with what they wrote last, else with their note of a day', () => {
    expect(waitingWords({ messages, notes: [note] }).text).toBe('And oats?');
    expect(waitingWords({ messages: null, notes: [note] })).toEqual({
      about: 'Note of Mon 23 Nov',
      text: 'Slept badly.',
    });
    expect(waitingSubject({ messages, notes: [note] })).toBe(meal);
    expect(waitingSubject({ messages: null, notes: [note] })).toEqual({
      kind: 'day',
      date: '2026-11-23',
    });
    expect(waitingSubject({ messages: null, notes: [] })).toBeNull();
  });

  it('[TALK-03] how long is said in minutes, hours and days', () => {
    const now = Date.parse('2026-11-25T12:00:00.000Z');
    const words = (since: string) => waitWords(since, now);
    expect(words('2026-11-25T11:59:30.000Z')).toBe('just now');
    expect(words('2026-11-25T11:20:00.000Z')).toBe('40 min');
    expect(words('2026-11-23T12:00:01.000Z')).toBe('47 h');
    expect(words('2026-11-23T12:00:00.000Z')).toBe('2 days');
  });

  it('[TALK-03] Monday is the next one, also on a Monday', () => {
    expect(nextMonday('2026-11-25')).toBe('2026-11-30');
    expect(nextMonday('2026-11-29')).toBe('2026-11-30');
    expect(nextMonday('2026-11-30')).toBe('2026-12-07');
  });
});

it('[TALK-01] the room that is left is said near the limit, and what is too much', () => {
  expect(roomWords('a'.repeat(1799), 2000)).toBe('');
  expect(roomWords('a'.repeat(1990), 2000)).toBe('10 characters left');
  expect(roomWords('a'.repeat(2001), 2000)).toBe('1 character too many');
});

it.each([
  [0, 1, ''],
  [1, 0, ''],
  [1, 1, '1 message, 1 note'],
  [2, 0, '2 messages'],
  [0, 2, '2 notes'],
  [3, 2, '3 messages, 2 notes'],
])('[TALK-03] %d messages and %d notes that wait', (count, notes, words) => {
  const waiting = { messages: count ? { count } : null, notes: Array(notes).fill({}) };
  expect(countWords(waiting as unknown as Parameters<typeof countWords>[0])).toBe(words);
});
