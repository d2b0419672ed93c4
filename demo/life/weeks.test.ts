import { expect, test } from 'vitest';
import { dayIn } from '#domain/day.ts';
import { planInputSchema } from '#domain/plans/planSchema.ts';
import { customerProfileInputSchema } from '#domain/profiles/customerProfileSchema.ts';
import { mealKindsOf } from '#domain/progress/instead.ts';
import { progressInputSchema } from '#domain/progress/progressSchema.ts';
import { CAST } from '../people/cast.ts';
import { people } from '../people/crowd.ts';
import { daysOf } from './days.ts';
import { instantOf } from './instant.ts';
import { mondayOf, weeksOf } from './weeks.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');

test('the cast is forty people, each with an address of their own', () => {
  expect(CAST).toHaveLength(40);
  expect(new Set(CAST.map(({ email }) => email)).size).toBe(40);
  expect(people(3000)).toHaveLength(3000);
  expect(new Set(people(3000).map(({ email }) => email)).size).toBe(3000);
});

test.each(people(60).map((person) => [person.name, person] as const))(
  'the weeks and days of %s are what the product itself would accept',
  (_, person) => {
    const today = dayIn(person.timeZone, NOW);
    const weeks = weeksOf(person, today);
    for (const { uploadedOn, ...plan } of weeks) {
      expect(planInputSchema.parse(plan)).toEqual(plan);
      expect(uploadedOn < plan.startDate).toBe(true);
    }
    for (const day of daysOf(person, weeks, NOW)) {
      const {
        date,
        submittedAt,
        mealsDone,
        mealsOfDay,
        mealsOther,
        mealsSkipped,
        planned,
        ...input
      } = day;
      const { done, meals, other, skipped } = mealKindsOf(
        planned.meals,
        input.meals,
        input.instead,
      );
      expect([mealsDone, mealsOfDay]).toEqual([done, meals]);
      expect([mealsOther, mealsSkipped]).toEqual([other, skipped]);
      expect(progressInputSchema.parse(input)).toEqual(input);
      expect(date < today).toBe(true);
      expect(submittedAt <= NOW.toISOString()).toBe(true);
    }
    if (person.profile) {
      const profile = {
        ...person.profile,
        dietaryPreferences: [person.eating.preference],
      };
      expect(customerProfileInputSchema.parse(profile)).toEqual(profile);
    }
  },
);

test('no dish stands on two days running', () => {
  for (const person of CAST)
    for (const { weeklyDietPlan } of weeksOf(person, '2026-11-21'))
      for (const meal of [1, 3, 6])
        weeklyDietPlan.slice(1).forEach(({ meals }, index) => {
          if (meals[meal]) expect(meals[meal]).not.toBe(weeklyDietPlan[index]?.meals[meal]);
        });
});

test('the same day tells the same story', () => {
  const [leila] = CAST;
  if (!leila) throw new Error('no cast');
  expect(weeksOf(leila, '2026-11-21')).toEqual(weeksOf(leila, '2026-11-21'));
  expect(weeksOf(leila, '2026-11-21').at(-1)?.startDate).toBe('2026-11-16');
});

test('Mondays and moments', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2023-12-31')).toBe('2023-12-25');
  expect(instantOf('Asia/Kolkata', '2026-11-21', '21:00')).toBe('2026-11-21T15:30:00.000Z');
  expect(instantOf('Pacific/Auckland', '2026-11-21', '07:00')).toBe('2026-11-20T18:00:00.000Z');
  expect(instantOf('America/Los_Angeles', '2026-11-21', '21:00')).toBe('2026-11-22T05:00:00.000Z');
});
