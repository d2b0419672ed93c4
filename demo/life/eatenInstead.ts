import type { Day } from '#domain/day.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { Instead, MealInstead, MealsDone } from '#domain/progress/progressSchema.ts';
import type { Person } from '../people/person.ts';
import { randomFrom } from '../random.ts';

const OTHER = [
  'Pizza with friends',
  'A sandwich from the station',
  'Leftover curry, a small bowl',
  'Birthday cake at work, one slice',
  'Soup of the canteen and bread',
  'Two eggs and toast, the shop was closed',
  'What my mother cooked: rice and beans',
] as const;
const BETWEEN = ['A banana', 'Two biscuits', 'A handful of nuts', 'A yoghurt drink'] as const;
const WHY = ['', '', 'No appetite', 'Meeting ran over', 'Was asleep', 'On the train'] as const;

const isMain = (index: number) => index === 1 || index === 3 || index === 6;

/** For some of the meals that were not eaten as planned, what was eaten instead, or that they were skipped. */
export function insteadOf(
  { email, habit }: Person,
  date: Day,
  meals: readonly string[],
  ticks: MealsDone,
): Instead {
  if (habit === 'ticksOnly') return {};
  const random = randomFrom(`instead ${email} ${date}`);
  const left = mealsOfDay(meals).filter((index) => ticks[String(index) as MealIndex] !== true);
  return Object.fromEntries(
    left.flatMap((index): [string, MealInstead][] => {
      if (random.chance(0.55)) return [];
      if (random.chance(0.4))
        return [[String(index), { kind: 'skipped', words: random.pick(WHY) }]];
      const words = random.pick<string>(isMain(index) ? OTHER : BETWEEN);
      return [[String(index), { kind: 'other', words }]];
    }),
  );
}
