import { expect, it } from 'vitest';
import type { Subject } from '#domain/conversations/conversationSchema.ts';
import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { suggestionFor } from './Composer.tsx';
import { mealChoices, placeWords, planOf } from './suggestion.ts';

const TODAY = '2026-11-24';

const asked = (wishes: Partial<PlannedDays['days'][number]> = {}): PlannedDays => ({
  today: TODAY,
  days: [
    {
      date: TODAY,
      planId: 'plan',
      planName: 'Week',
      meals: ['', 'Poha', 'Buttermilk 200 ml', '', '', '', '', ''],
      mealTimings: ['Early morning', '', 'Mid-morning', '', '', '', '', ''],
      logged: 'none',
      done: 0,
      ...wishes,
    },
  ],
  notes: [],
  previous: null,
  next: null,
});

it('[TALK-05] a suggestion begins in the place that was asked about, of a day that is over in that of today, and with no dish that nobody wrote', () => {
  const meal = (date: string): Subject => ({
    kind: 'meal',
    date,
    meal: 2,
    timing: 'Mid-morning',
    text: 'Guava',
  });
  const at = (subject: Subject) => suggestionFor(subject, TODAY);
  expect(at(meal('2026-11-23'))).toEqual({ date: TODAY, meal: 2, text: '' });
  expect(at(meal(TODAY))).toEqual({ date: TODAY, meal: 2, text: '' });
  expect(at(meal('2026-11-26'))).toEqual({ date: '2026-11-26', meal: 2, text: '' });
  expect(at({ kind: 'day', date: '2026-11-26' })).toMatchObject({ date: '2026-11-26', text: '' });
  expect(at({ kind: 'day', date: '2026-11-20' })).toMatchObject({ date: TODAY, text: '' });
  expect(at({ kind: 'general' })).toMatchObject({ date: TODAY, text: '' });
});

it('[TALK-05] the meals that the plan has for the day are offered, by number and name', () => {
  const labels = (plan: ReturnType<typeof planOf>, chosen = 0) =>
    mealChoices(plan, chosen).map(({ label }) => label);
  expect(labels(planOf(asked()))).toEqual(['1 Early morning', 'Meal 2', '3 Mid-morning']);
  expect(labels(planOf(asked()), 7).at(-1), 'what is chosen stays in sight').toBe('Meal 8');
  expect(labels(planOf(asked({ planId: null, meals: [], mealTimings: [] })))).toHaveLength(8);
});

it('[TALK-05] beside a suggestion stands what the plan has there now, or why nothing can be suggested', () => {
  expect(placeWords(asked(), 2)).toBe('Now: Buttermilk 200 ml');
  expect(placeWords(asked(), 0)).toBe('Nothing planned');
  expect(placeWords(asked(), 7)).toBe('The plan of this day has no such meal.');
  expect(placeWords(asked({ date: '2026-11-23' }), 2)).toContain('is over');
  expect(placeWords(asked({ planId: null, meals: [] }), 2)).toContain('No plan holds');
  expect(placeWords(undefined, 2)).not.toBe('');
});
