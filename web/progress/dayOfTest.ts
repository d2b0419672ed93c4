import type { DailyProgress, TrackedDay } from '#domain/progress/progressSchema.ts';

const TIMINGS = ['Breakfast', '', 'Lunch', '', 'Dinner', '', '', ''];

export const eight = (...meals: string[]) => Array.from({ length: 8 }, (_, at) => meals[at] ?? '');

/** A logged day for tests: porridge done, soup not. */
export const aRecord = (wishes: Partial<DailyProgress> = {}): DailyProgress => ({
  date: '2026-11-24',
  meals: { '0': true },
  instead: {},
  picked: {},
  waterIntake: '1.5 L',
  sleepHours: 7.5,
  mood: 'Good',
  dietScore: 4,
  notes: 'Felt light.',
  submittedAt: '2026-11-24T20:15:00.000Z',
  version: 1,
  planned: {
    planId: 'spring',
    planName: 'Spring week',
    meals: eight('Porridge', '', 'Lentil soup'),
    mealTimings: TIMINGS,
    from: 'logged',
  },
  ...wishes,
});

/** The day of {@link aRecord}, for which the plan now has `meals`. */
export const aDayWith = (
  record: DailyProgress | null,
  meals: readonly string[] = eight('Porridge', '', 'Lentil soup'),
): TrackedDay => ({
  date: '2026-11-24',
  today: '2026-11-24',
  planned: {
    planId: 'spring',
    planVersion: 1,
    planName: 'Spring week',
    meals: [...meals],
    mealTimings: TIMINGS,
  },
  hasAnyPlan: true,
  record,
});
