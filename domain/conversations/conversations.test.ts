import { describe, expect, it } from 'vitest';
import { messageInputSchema } from './conversationSchema.ts';
import { mayWrite, takeBackRefusal, tooManyMessages, type Writer } from './message.ts';
import { mealChanged, suggestedDayRefusal, suggestionRefusal } from './suggestion.ts';
import { type Answering, isMine, isSnoozed, waitingMessages } from './waiting.ts';

const asked = (id: string): Answering => ({
  id,
  from: 'customer',
  takenBack: false,
  answersUpTo: null,
});
const answer = (id: string, answersUpTo: string | null): Answering => ({
  id,
  from: 'dietician',
  takenBack: false,
  answersUpTo,
});
const waiting = (messages: Answering[], doneUpTo: string | null = null) =>
  waitingMessages(messages, doneUpTo)
    .map(({ id }) => id)
    .join('');

describe('What waits for an answer', () => {
  it('[TALK-03] a question waits until an answer to it; one that came while the dietician wrote goes on waiting', () => {
    expect(waiting([asked('a'), asked('b')])).toBe('ab');
    expect(waiting([asked('a'), asked('b'), answer('c', 'b')])).toBe('');
    expect(waiting([asked('a'), asked('b'), answer('c', 'a')])).toBe('b');
    expect(waiting([asked('a'), answer('b', null)])).toBe('a');
  });

  it('[TALK-03] an answer that was taken back leaves them waiting again, and so does nothing of the customer that was taken back', () => {
    const takenBack = { ...answer('c', 'b'), takenBack: true };
    expect(waiting([asked('a'), asked('b'), takenBack])).toBe('ab');
    expect(
      waiting([asked('a'), answer('b', 'a'), asked('c'), { ...answer('d', 'c'), takenBack: true }]),
    ).toBe('c');
    expect(waiting([{ ...asked('a'), takenBack: true }, asked('b')])).toBe('b');
  });

  it('[TALK-03] what was settled without an answer waits no more, what came later does', () => {
    expect(waiting([asked('a'), asked('b'), asked('c')], 'b')).toBe('c');
  });

  it('[TALK-03] put off until a day it is not there, until the customer writes again', () => {
    const snooze = { snoozedUntil: '2026-03-05', snoozedAt: '2026-03-02T10:00:00.000Z' };
    const before = '2026-03-02T09:00:00.000Z';
    expect(isSnoozed(snooze, '2026-03-04', before)).toBe(true);
    expect(isSnoozed(snooze, '2026-03-05', before)).toBe(false);
    expect(isSnoozed(snooze, '2026-03-04', snooze.snoozedAt), 'written at that moment').toBe(true);
    expect(isSnoozed(snooze, '2026-03-04', '2026-03-02T10:00:01.000Z')).toBe(false);
    expect(isSnoozed({ snoozedUntil: null, snoozedAt: null }, '2026-03-04', before)).toBe(false);
  });

  it('[TALK-02] a customer who is nobody’s is everybody’s', () => {
    expect(isMine({ assigneeId: null, dieticianId: null }, 'me')).toBe(true);
    expect(isMine({ assigneeId: null, dieticianId: 'me' }, 'me')).toBe(true);
    expect(isMine({ assigneeId: 'colleague', dieticianId: 'me' }, 'me')).toBe(false);
  });
});

describe('Who may write', () => {
  const customer: Writer = {
    side: 'customer',
    consent: 'given',
    standing: 'active',
    leaving: false,
  };
  const dietician: Writer = { ...customer, side: 'dietician' };
  const code = (writer: Writer) => mayWrite(writer).refusal?.code ?? null;

  it('[TALK-02] a customer may always ask; while the coaching is paused or over they read that the answer may come later', () => {
    expect(mayWrite(customer)).toEqual({ refusal: null, hint: null });
    expect(mayWrite({ ...customer, standing: 'not_set' })).toEqual({ refusal: null, hint: null });
    for (const standing of ['paused', 'expired'] as const)
      expect(mayWrite({ ...customer, standing })).toMatchObject({
        refusal: null,
        hint: expect.stringContaining('may answer later'),
      });
    expect(mayWrite({ ...dietician, standing: 'paused' })).toEqual({ refusal: null, hint: null });
  });

  it('[TALK-02] without the customer’s consent, or once they are leaving, nobody writes', () => {
    for (const consent of ['none', 'withdrawn'] as const)
      expect(code({ ...customer, consent })).toBe('consent-needed');
    expect(code({ ...dietician, consent: 'withdrawn' })).toBe('consent-withdrawn');
    expect(code({ ...dietician, consent: 'none' })).toBe('consent-missing');
    for (const writer of [customer, dietician])
      expect(code({ ...writer, leaving: true })).toBe('account-leaving');
  });
});

describe('A message', () => {
  it('[TALK-01] one’s own is taken back within five minutes', () => {
    const sentAt = '2026-03-02T10:00:00.000Z';
    const sent = { mine: true, sentAt, takenBack: false, takenOver: false };
    const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
    expect(takeBackRefusal(sent, at('10:05:00'))).toBeNull();
    expect(takeBackRefusal(sent, at('10:05:01'))?.code).toBe('too-late');
    expect(takeBackRefusal({ ...sent, mine: false }, at('10:01:00'))?.code).toBe(
      'message-of-others',
    );
    expect(takeBackRefusal({ ...sent, takenOver: true }, at('10:01:00'))?.code).toBe('in-the-plan');
    expect(takeBackRefusal({ ...sent, takenBack: true }, at('11:00:00'))).toBeNull();
  });

  it('[TALK-01] has up to 2,000 characters, or a picture', () => {
    const faults = (fields: object) => {
      const subject = { kind: 'general' };
      const { error } = messageInputSchema.safeParse({ subject, ...fields });
      return error?.issues.map(({ message }) => message);
    };
    expect(faults({ text: 'May I?' })).toBeUndefined();
    expect(faults({ text: 'a'.repeat(2000) })).toBeUndefined();
    expect(faults({ text: 'a'.repeat(2001) })).toEqual(['At most 2000 characters.']);
    expect(faults({ text: '  ' })).toEqual(['Write something, or choose a picture or PDF.']);
    const pictureId = '01234567-89ab-cdef-0123-456789abcdef.webp';
    expect(faults({ text: '', pictureId })).toBeUndefined();
  });

  it('[TALK-04] too many in an hour wait until there is room again', () => {
    const now = Date.parse('2026-03-02T10:59:30.000Z');
    expect(tooManyMessages(null, now)).toBeNull();
    expect(tooManyMessages('2026-03-02T09:59:30.000Z', now)).toBeNull();
    expect(tooManyMessages('2026-03-02T10:00:00.000Z', now)).toMatchObject({
      retryAfter: 30,
      refusal: { message: expect.stringContaining('in a minute') },
    });
  });
});

it('[TALK-05] a meal is suggested for a day to come that is planned, and says when the plan’s changed meanwhile', () => {
  const today = '2026-03-02';
  expect(suggestedDayRefusal('2026-03-02', today, true)).toBeNull();
  expect(suggestedDayRefusal('2026-03-01', today, true)?.code).toBe('day-over');
  expect(suggestedDayRefusal('2026-03-09', today, false)?.code).toBe('no-plan-for-day');
  const suggestion = { was: 'Dal', text: 'Lentil soup' };
  expect(mealChanged(suggestion, 'Dal')).toEqual({});
  expect(mealChanged(suggestion, 'Rice')).toEqual({
    'meal-changed': 'The meal was changed since: it is now “Rice”, and was “Dal”.',
  });
});

it('[TALK-05] a suggestion changes a meal that the plan has; each refusal is about one part of it', () => {
  const today = '2026-03-02';
  const plan = { meals: ['', 'Dal', 'Rice', ''], mealTimings: ['Breakfast', 'Lunch', '', ''] };
  const refusal = (meal: number, text: string, date = today, held: typeof plan | null = plan) => {
    const found = suggestionRefusal({ date, meal, text }, today, held);
    return found && [found.part, found.code];
  };
  expect(refusal(0, 'Porridge'), 'a place without a dish').toBeNull();
  expect(refusal(1, 'Lentil soup')).toBeNull();
  expect(refusal(2, 'Barley'), 'a dish without a name').toBeNull();
  expect(refusal(1, ' Dal ')).toEqual(['text', 'meal-unchanged']);
  expect(refusal(3, 'Dal')).toEqual(['meal', 'no-such-meal']);
  expect(refusal(7, 'Dal')).toEqual(['meal', 'no-such-meal']);
  expect(refusal(1, 'Dal', '2026-03-01')).toEqual(['date', 'day-over']);
  expect(refusal(1, 'Dal', today, null)).toEqual(['date', 'no-plan-for-day']);
});
