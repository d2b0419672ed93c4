import type { Day } from '#domain/day.ts';
import { alternativesOf, alternativesText } from '#domain/plans/plan.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { MealsDone, Picked } from '#domain/progress/progressSchema.ts';
import { SLOTS, type Slot } from '../food/menu.ts';
import type { Person } from '../people/person.ts';
import { randomFrom } from '../random.ts';

const CHOSEN: readonly Slot[] = ['midMorning', 'evening'];

/** The meals of a day; for a quarter of all people some snacks have an alternative from `dishes`. */
export function withAlternatives(
  { email }: Person,
  meals: readonly string[],
  dishes: Readonly<Record<Slot, readonly string[]>>,
  date: Day,
): string[] {
  if (!randomFrom(`alternatives ${email}`).chance(0.25)) return [...meals];
  const random = randomFrom(`alternatives ${email} ${date}`);
  return meals.map((meal, index) => {
    const slot = SLOTS[index];
    if (meal === '' || !slot || !CHOSEN.includes(slot) || random.chance(0.4)) return meal;
    const others = dishes[slot].filter((dish) => dish !== meal);
    return others.length > 0 ? alternativesText([meal, random.pick(others)]) : meal;
  });
}

/** Which alternatives were eaten; now and then only the meal is ticked. */
export function pickedOf(
  { email }: Person,
  date: Day,
  meals: readonly string[],
  ticks: MealsDone,
): Picked {
  const random = randomFrom(`picked ${email} ${date}`);
  return Object.fromEntries(
    mealsOfDay(meals).flatMap((index) => {
      const alternatives = alternativesOf(meals[index] ?? '');
      if (alternatives.length === 0 || ticks[String(index) as MealIndex] !== true) return [];
      return random.chance(0.85) ? [[String(index), random.pick(alternatives)]] : [];
    }),
  );
}
