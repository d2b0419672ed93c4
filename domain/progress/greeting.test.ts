import { describe, expect, test } from 'vitest';
import { addDays } from '../day.ts';
import { greetingAt, oneTrueThing } from './greeting.ts';

const TODAY = '2026-11-25';
const NOTHING = { today: TODAY, unread: 0, aims: [], next: null, isDone: false, days: [] };
const LUNCH = { timing: 'Lunch', meal: 'Lentil soup' };

const anAim = (wishes: { endsOn?: string; share?: number | null; reachedOn?: string } = {}) => ({
  state: 'active',
  beginsOn: addDays(TODAY, -20),
  endsOn: wishes.endsOn ?? addDays(TODAY, 40),
  progress: {
    share: wishes.share === undefined ? 0.5 : wishes.share,
    days: null,
    reachedOn: wishes.reachedOn ?? null,
  },
});

describe('[HOME-01] the greeting', () => {
  test.each([
    [3 * 60, 'Good evening'],
    [7 * 60 + 30, 'Good morning'],
    [12 * 60, 'Good afternoon'],
    [18 * 60, 'Good evening'],
    [23 * 60 + 59, 'Good evening'],
  ])('at %i minutes after midnight says %s', (minutes, words) => {
    expect(greetingAt(minutes, 'Leila Haddad')).toEqual({ words, name: 'Leila' });
  });

  test('has no name if none is known, and the whole one where the first word is a title', () => {
    expect(greetingAt(480, '  ')).toEqual({ words: 'Good morning', name: '' });
    expect(greetingAt(480, 'Dr. Leila Haddad').name).toBe('Dr. Leila Haddad');
    expect(greetingAt(480, 'ليلى حداد').name).toBe('ليلى');
  });
});

describe('[HOME-01] the one true thing under the greeting', () => {
  const wordsOf = (known: Partial<Parameters<typeof oneTrueThing>[0]>) =>
    oneTrueThing({ ...NOTHING, ...known })?.words;

  test('is a new message before anything else', () => {
    const known = { unread: 1, aims: [anAim({ share: 0.95 })], next: LUNCH };
    expect(oneTrueThing({ ...NOTHING, ...known })).toEqual({
      words: 'You have a new message.',
      about: 'message',
    });
    expect(wordsOf({ unread: 3 })).toBe('You have 3 new messages.');
  });

  test('is a goal that is near or about to end, and never names its figures', () => {
    expect(wordsOf({ aims: [anAim({ share: 0.9 })], next: LUNCH })).toBe(
      'You’re close to one of your goals.',
    );
    expect(wordsOf({ aims: [anAim({ endsOn: TODAY, share: null })] })).toMatch(/ends today/);
    expect(wordsOf({ aims: [anAim({ endsOn: addDays(TODAY, 3) })] })).toBe(
      'One of your goals ends in 3 days.',
    );
    for (const aim of [
      anAim(),
      anAim({ share: 1, reachedOn: TODAY }),
      anAim({ endsOn: addDays(TODAY, -1), share: 0.95 }),
    ])
      expect(wordsOf({ aims: [aim], next: LUNCH })).toBe('Next: Lunch, Lentil soup');
  });

  test('is the next meal, then a row of logged days, then that today is done', () => {
    const days = [-3, -2, -1].map((ago) => ({
      date: addDays(TODAY, ago),
      logged: 'some' as const,
    }));
    expect(wordsOf({ next: { ...LUNCH, timing: '' }, days })).toBe('Next: Lentil soup');
    expect(wordsOf({ days })).toBe('You’ve logged your last 3 days.');
    expect(wordsOf({ days: [...days, { date: TODAY, logged: 'all' as const }] })).toMatch(/4 days/);
    expect(wordsOf({ days: days.slice(0, 2), isDone: true })).toBe('Every meal of today is done.');
  });

  test('is nothing when nothing is known', () => expect(oneTrueThing(NOTHING)).toBeNull());
});
