import { expect, test } from 'vitest';
import { dayIn } from '#domain/day.ts';
import { planInputSchema } from '#domain/plans/planSchema.ts';
import { customerProfileInputSchema } from '#domain/profiles/profileSchema.ts';
import { mealKindsOf } from '#domain/progress/adherence.ts';
import { progressInputSchema } from '#domain/progress/progressSchema.ts';
import { CAST } from '../people/cast.ts';
import { people } from '../people/crowd.ts';
import { daysOf } from './days.ts';
import { weeksOf } from './weeks.ts';

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
