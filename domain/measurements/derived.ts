import { addDays, ageOn, type Day, daysBetween } from '../day.ts';
import { type Point, slopeOf } from './measurement.ts';

export type Body = {
  readonly dateOfBirth: Day | null;
  /** In metres; null while unknown. */
  readonly height: number | null;
  readonly pregnancy: 'pregnant' | 'breastfeeding' | null;
};

export const BMI_SOURCE =
  'https://www.who.int/data/gho/data/themes/topics/topic-details/GHO/body-mass-index';

export type NotShown =
  | 'birth-unknown'
  | 'under-age'
  | 'pregnancy'
  | 'no-weight'
  | 'no-height'
  | 'out-of-bounds'
  | 'too-few';

export type Derived =
  | { readonly shown: true; readonly value: number }
  | { readonly shown: false; readonly why: NotShown };

const shown = (value: number): Derived => ({ shown: true, value });
const not = (why: NotShown): Derived => ({ shown: false, why });

const ADULT = 18;
/** A value outside of these bounds comes from a wrong measurement or a typing mistake. */
const BMI_BOUNDS = [10, 80] as const;
const CHANGE_DAYS = 28;
const CHANGE_DAYS_LEAST = 3;
const CHANGE_SPAN = 14;

/** Why weight and body mass index do not mean the same for a person as for other adults; null if they do. */
export function notAsOthers(
  { dateOfBirth, pregnancy }: Body,
  today: Day,
): 'under-age' | 'pregnancy' | null {
  const age = ageOn(dateOfBirth, today);
  if (age !== null && age < ADULT) return 'under-age';
  return pregnancy === null ? null : 'pregnancy';
}

/** Why neither value is shown for a person; null if both can be. */
const notMeantFor = (body: Body, today: Day): NotShown | null =>
  ageOn(body.dateOfBirth, today) === null ? 'birth-unknown' : notAsOthers(body, today);

/** The body mass index from the latest weight, to one decimal. `points` are weights in kg, oldest first. */
export function bmi(body: Body, points: readonly Point[], today: Day): Derived {
  const why = notMeantFor(body, today);
  if (why) return not(why);
  const latest = points.at(-1);
  if (!latest) return not('no-weight');
  if (body.height === null || body.height <= 0) return not('no-height');
  const value = Math.round((latest.si / body.height ** 2) * 10) / 10;
  const [least, most] = BMI_BOUNDS;
  return value < least || value > most ? not('out-of-bounds') : shown(value);
}

type DayWeight = { readonly date: Day; readonly value: number };

/**
 * The weekly change in weight, to one decimal, in the unit of `days`: by least squares over the last 28 days,
 * from at least three days that span two weeks.
 */
export function changeAWeek(body: Body, days: readonly DayWeight[], today: Day): Derived {
  const why = notMeantFor(body, today);
  if (why) return not(why);
  const from = addDays(today, 1 - CHANGE_DAYS);
  const recent = days
    .filter(({ date }) => date >= from && date <= today)
    .map(({ date, value }): [number, number] => [daysBetween(from, date), value]);
  const places = recent.map(([day]) => day);
  const span = Math.max(...places) - Math.min(...places);
  if (recent.length < CHANGE_DAYS_LEAST || span < CHANGE_SPAN) return not('too-few');
  const week = Math.round(slopeOf(recent) * 70) / 10;
  // Avoids a negative zero.
  return shown(week === 0 ? 0 : week);
}
