import { describe, expect, test } from 'vitest';
import { changedParts, DAY_PARTS, rebased, withParts } from './dayParts.ts';
import { NOTHING } from './mergeDay.ts';
import type { DayContent } from './progressSchema.ts';

const content = (wishes: Partial<DayContent> = {}): DayContent => ({ ...NOTHING, ...wishes });
const soup = content({ meals: { '2': true }, dishes: { '2': 'Soup' } });

describe('the parts of a day that save themselves', () => {
  test('[DAY-01] only what was tapped is sent; what else is typed and not submitted stays out', () => {
    const mine = { ...soup, notes: 'Half a sent', mood: 'Good' };
    expect(withParts(content({ sleepHours: 7 }), mine, ['meals.2', 'mood'])).toEqual({
      ...soup,
      sleepHours: 7,
      mood: 'Good',
    });
  });

  test('[DAY-01] a tick that is taken back takes its dish along', () => {
    expect(withParts(soup, content(), ['meals.2'])).toEqual(content({ meals: { '2': false } }));
  });

  test('[DAY-01] what was changed and changed back is no change; another dish is one', () => {
    expect(changedParts(content(), content({ meals: { '2': false } }))).toEqual([]);
    expect(changedParts(content(), { ...soup, dietScore: 4 })).toEqual(['meals.2', 'dietScore']);
    expect(changedParts(soup, { ...soup, dishes: { '2': 'Salad' } })).toEqual(['meals.2']);
    expect(changedParts(content(), content())).toEqual([]);
    expect(DAY_PARTS).toHaveLength(13);
  });

  test('[DAY-01] [HIST-07] what another device logged comes along, and what both changed stays open', () => {
    const mine = { ...soup, notes: 'On the phone' };
    const stored = content({ notes: 'On the tablet', mood: 'Low' });
    const next = rebased(content(), mine, stored);
    expect(next.content).toEqual({ ...soup, notes: 'On the phone', mood: 'Low' });
    expect(next.base).toEqual(content({ mood: 'Low' }));
    // Sent with this base, the note is still in conflict.
    expect(rebased(next.base, next.content, stored)).toEqual(next);
  });

  test('[DAY-01] a tick taken back while it was being saved stays taken back once it is stored', () => {
    const back = content({ meals: { '2': false } });
    const next = rebased(content(), back, soup, ['meals.2']);
    expect(next).toEqual({ content: back, base: soup });
    expect(changedParts(next.base, next.content)).toEqual(['meals.2']);
  });
});

test('[DAY-01] the day that parts are put into stays as it was, so that a failed save loses nothing', () => {
  const before = content({
    meals: { '2': true, '4': false },
    dishes: { '2': 'Soup' },
    picked: { '2': 'Pea' },
    instead: { '4': { kind: 'other', words: 'Rice' } },
  });
  const copy = structuredClone(before);
  const mine = content({ meals: { '4': true }, instead: { '2': { kind: 'skipped', words: '' } } });
  withParts(before, mine, ['meals.2', 'meals.4']);
  expect(before).toEqual(copy);
});
