import { NO_PERIOD } from '#domain/coaching/period.ts';
import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day, daysBetween, daysFrom } from '#domain/day.ts';
import { DAYS_PER_PLAN, lastDayOfWeek } from '#domain/plans/plan.ts';
import type { PlanDay, PlanInput } from '#domain/plans/planSchema.ts';
import { dishesFor } from '../food/fitting.ts';
import { SLOTS, type Slot } from '../food/menu.ts';
import type { Person } from '../people/person.ts';
import { type Random, randomFrom } from '../random.ts';
import { withAlternatives } from './alternatives.ts';
import { noteOfWeek } from './planNotes.ts';
import { RHYTHMS } from './rhythms.ts';

export type Week = PlanInput & {
  /** The day, before the week begins, in whose evening the dietician uploads it. */
  readonly uploadedOn: Day;
};

/** How many different dishes a week has for each meal: people repeat breakfasts, not dinners. */
const VARIETY: Readonly<Record<Slot, number>> = {
  early: 1,
  breakfast: 4,
  midMorning: 4,
  lunch: 6,
  afternoon: 4,
  evening: 4,
  dinner: 7,
  bedtime: 2,
};

/** The Monday of the week that contains `day`. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((daysBetween('2024-01-01', day) % 7) + 7) % 7);

/** The last day on which this person has a plan, seen from `today`. */
export function endOfPlans(person: Person, today: Day): Day {
  const thisWeek = addDays(mondayOf(today), DAYS_PER_PLAN - 1);
  const random = randomFrom(`end ${person.email}`);
  if (person.standing === 'expired') return addDays(thisWeek, -7 * random.whole(1, 4));
  if (person.standing === 'paused') return addDays(thisWeek, -7 * random.whole(1, 2));
  return thisWeek;
}

/** All weeks of a person, oldest first; the last one ends on {@link endOfPlans}. */
export function weeksOf(person: Person, today: Day, count = person.weeks): Week[] {
  const last = addDays(endOfPlans(person, today), 1 - DAYS_PER_PLAN);
  const random = randomFrom(`weeks ${person.email}`);
  const dishes = dishesFor(person.eating);
  const labels = RHYTHMS[person.rhythm];
  let before = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const startDate = addDays(last, (index - count + 1) * DAYS_PER_PLAN);
    const bySlot = SLOTS.map((slot) =>
      labels[slot] === null ? null : sevenOf(dishes[slot], VARIETY[slot], before, random),
    );
    before = new Set(bySlot.flatMap((meals) => meals ?? []));
    return {
      name: nameOf(person, index),
      startDate,
      endDate: lastDayOfWeek(startDate),
      weeklyDietPlan: daysFrom(startDate, DAYS_PER_PLAN).map<PlanDay>((date, day) => ({
        date,
        meals: withAlternatives(
          person,
          bySlot.map((meals) => meals?.[day] ?? ''),
          dishes,
          date,
        ),
      })),
      mealTimings: SLOTS.map((slot) => labels[slot] ?? ''),
      notes: noteOfWeek(person, index, random),
      uploadedOn: addDays(startDate, -random.whole(1, 2)),
    };
  });
}

/**
 * The plan of next week, if the dietician has written it already: not for all, so that some are short of a plan.
 * It is uploaded before that of the week of `today`, which stays the plan uploaded last.
 */
export function weekAhead(person: Person, today: Day): Week[] {
  const isAhead = randomFrom(`ahead ${person.email}`).chance(0.85);
  if (!isAhead || person.standing !== 'active' || person.weeks < 2) return [];
  const next = weeksOf(person, addDays(today, DAYS_PER_PLAN), person.weeks + 1).at(-1);
  return next ? [{ ...next, uploadedOn: addDays(mondayOf(today), -3) }] : [];
}

const nameOf = (person: Person, index: number) =>
  person.planName === 'First week' ? person.planName : `${person.planName} ${index + 1}`;

/** Seven meals out of `variety` dishes, preferably dishes that last week did not have. */
function sevenOf(
  dishes: readonly string[],
  variety: number,
  before: ReadonlySet<string>,
  random: Random,
): string[] {
  const fresh = random.shuffled(dishes.filter((dish) => !before.has(dish)));
  const again = random.shuffled(dishes.filter((dish) => before.has(dish)));
  const chosen = [...fresh, ...again].slice(0, variety);
  // Repeats keep their order, so that no dish comes on two consecutive days.
  return Array.from({ length: DAYS_PER_PLAN }, (_, day) => chosen[day % chosen.length] ?? '');
}

/** The coaching period that fits a person's standing and weeks. */
export function periodOf(person: Person, weeks: readonly Week[], today: Day): CoachingPeriod {
  if (person.standing === 'not_set') return NO_PERIOD;
  const random = randomFrom(`period ${person.email}`);
  const planStartDate = weeks[0]?.startDate ?? today;
  const ended = person.standing === 'expired';
  return {
    planStatus: person.standing === 'paused' ? 'paused' : 'active',
    planStartDate,
    planEndDate: ended ? endOfPlans(person, today) : addDays(today, random.whole(4, 75)),
  };
}
