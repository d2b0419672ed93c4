import { addDays, type Day, dayIn, daysBetween, type Instant } from '#domain/day.ts';
import { type BodyKind, siOf } from '#domain/measurements/measurement.ts';
import type { Need } from '../food/fitting.ts';
import type { Person } from '../people/person.ts';
import { randomFrom } from '../random.ts';
import type { Habit } from './habits.ts';
import { instantOf } from './instant.ts';

export type Measured = {
  readonly kind: BodyKind;
  readonly date: Day;
  readonly measuredAt: Instant;
  readonly value: number;
  readonly unit: string;
  readonly si: number;
  readonly note: string;
  /** The dietician measures at visits, the customer at home. */
  readonly byDietician: boolean;
};

/** Kilograms that somebody gains in half a year, by need; negative for a loss. */
const CHANGE: Readonly<Record<Need, number>> = {
  everyday: -4.2,
  athlete: -0.6,
  pregnancy: 7.4,
  renal: -0.4,
  diabetes: -5.6,
};

/** The chance that somebody weighs on a day, and how much of the change they reach. */
const KEEPING: Readonly<Record<Habit, { readonly weighs: number; readonly reaches: number }>> = {
  perfect: { weighs: 0.82, reaches: 1.1 },
  steady: { weighs: 0.4, reaches: 1 },
  weekends: { weighs: 0.25, reaches: 0.5 },
  rising: { weighs: 0.35, reaches: 0.9 },
  fading: { weighs: 0.3, reaches: 0.3 },
  droppedOff: { weighs: 0.3, reaches: 0.4 },
  sporadic: { weighs: 0.08, reaches: 0.2 },
  ticksOnly: { weighs: 0, reaches: 0 },
  never: { weighs: 0, reaches: 0 },
};

const HALF_A_YEAR = 182;
const VISIT_DAYS = 28;
const CM_PER_KG = 0.85;
const POUNDS_PER_KG = 1 / 0.45359237;

/** The share of the change reached at `gone`, the share 0 to 1 of somebody's time that is over. */
const reachedBy = (habit: Habit, gone: number): number => {
  if (habit === 'rising') return gone ** 2;
  // The change comes quickly, and then half of it is undone.
  if (habit === 'fading') return 1.6 * gone - 1.1 * gone ** 2 + 0.5 * gone ** 3;
  return 1 - (1 - gone) ** 1.6;
};

/** All measurements of a person until yesterday, oldest first; none without a weight. */
export function measuredOf(person: Person, first: Day | undefined, now: Date): Measured[] {
  const { profile, habit, timeZone } = person;
  const last = profile?.weight;
  const { weighs, reaches } = KEEPING[habit];
  const today = dayIn(timeZone, now);
  if (!first || !last || weighs === 0) return [];
  const random = randomFrom(`measured ${person.email}`);
  const isPounds = profile.weightUnit === 'lbs';
  const unit = isPounds ? 'lb' : 'kg';
  const perKg = isPounds ? POUNDS_PER_KG : 1;
  const length = Math.max(1, daysBetween(first, today));
  const change = CHANGE[person.eating.need] * reaches * Math.min(1, length / HALF_A_YEAR);
  const lastDay = habit === 'droppedOff' ? Math.floor(length * 0.6) : length;
  const weightAt = (gone: number) => last / perKg - change * (1 - reachedBy(habit, gone));
  const waist = Math.round(weightAt(0) * (profile.gender === 'female' ? 1.12 : 1.14));
  let sway = 0;
  return Array.from({ length: lastDay }, (_, at): Measured[] => {
    const date = addDays(first, at);
    const kilograms = weightAt(at / length);
    // Water and salt: the weight sways less from one day to the next than within a week.
    sway = 0.7 * sway + (random.next() - 0.5) * 0.9;
    const clock = `0${random.whole(6, 8)}:${random.whole(10, 59)}`;
    const made = (
      kind: BodyKind,
      value: number,
      typedIn: string,
      more: Partial<Measured> = {},
    ): Measured => ({
      kind,
      date,
      measuredAt: instantOf(timeZone, date, clock),
      value,
      unit: typedIn,
      si: siOf(value, typedIn),
      note: '',
      byDietician: false,
      ...more,
    });
    const found: Measured[] = [];
    if (random.chance(weighs))
      found.push(made('weight', Math.round((kilograms + sway) * perKg * 10) / 10, unit));
    if (at % VISIT_DAYS === 0) {
      const visit = { byDietician: true, note: at === 0 ? 'First visit' : '' };
      const lost = weightAt(0) - kilograms;
      found.push(made('waist', Math.round((waist - lost * CM_PER_KG) * 2) / 2, 'cm', visit));
    }
    return found;
  }).flat();
}
