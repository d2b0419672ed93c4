import type { Day } from '../day.ts';
import { inUnit, quantity, siOf } from '../measurements/measurement.ts';
import type { Reason, Thresholds } from './attention.ts';
import { type Moment, type PersonFacts, reasonOf, type WeightGoal } from './person.ts';
import { say } from './words.ts';

/** An older weight says nothing about today. */
export const FRESH_DAYS = 14;
/** How many days back weights are read, and how many are needed, to tell what is usual. */
const USUAL_DAYS = 56;
const LEAST_USUAL = 3;
const GRAMS = 1000;

/**
 * The latest weight is outside its corridor: `weightPercent` above or below the straight line to the goal or,
 * without a goal, the median of the weights of the weeks before.
 */
export function weight(
  person: PersonFacts,
  { weightPercent }: Thresholds,
  moment: Moment,
): Reason | null {
  const [last] = person.weights;
  if (!last || moment.offsetOf(last[0]) < -FRESH_DAYS) return null;
  const [date, grams, measuredIn] = last;
  const { weightGoal } = person;
  const onWay = weightGoal && wayOn(weightGoal, date, moment);
  const expected = onWay ?? usualBefore(person, moment);
  if (expected === null) return null;
  const kg = grams / GRAMS;
  const percent = (100 * Math.abs(kg - expected)) / expected;
  if (percent < weightPercent) return null;
  const goal = onWay === null ? null : weightGoal;
  const unit = goal?.unit ?? measuredIn;
  const sentence = goal
    ? ofGoal(goal, kg > expected)
    : kg > expected
      ? say.aboveUsual
      : say.belowUsual;
  return reasonOf(
    'weight',
    sentence(
      quantity(inUnit(kg, unit), unit),
      quantity(inUnit(Math.abs(kg - expected), unit), unit),
      goal ? quantity(goal.target, unit) : '',
    ),
    Math.min(58 + Math.floor(2 * percent), 90),
    { date },
  );
}

/** The weight on a day of the straight line to the goal, in kg; null if there is no such line. */
function wayOn(goal: WeightGoal, day: Day, { offsetOf }: Moment): number | null {
  if (goal.start === null || day < goal.beginsOn || day > goal.endsOn) return null;
  const [start, target] = [siOf(goal.start, goal.unit), siOf(goal.target, goal.unit)];
  const begin = offsetOf(goal.beginsOn);
  const share = (offsetOf(day) - begin) / (offsetOf(goal.endsOn) - begin);
  return start + share * (target - start);
}

/** Only somebody who has yet to move towards the goal is late: more than planned is not always good. */
function ofGoal({ start, target }: WeightGoal, isAbove: boolean) {
  const begin = start ?? target;
  const isLate = isAbove ? begin > target : begin < target;
  if (isLate) return say.behindSchedule;
  return isAbove ? say.aboveLine : say.belowLine;
}

/** The median of the weights before the last one, in kg; null when there are too few. */
function usualBefore({ weights }: PersonFacts, { offsetOf }: Moment) {
  const [last] = weights;
  const oldest = (last ? offsetOf(last[0]) : 0) - USUAL_DAYS;
  const count = weights.findLastIndex(([date]) => offsetOf(date) >= oldest);
  if (count < LEAST_USUAL) return null;
  const usual = new Int32Array(count);
  for (let nth = 0; nth < count; nth += 1) usual[nth] = weights[nth + 1]?.[1] ?? 0;
  const middle = usual.sort()[Math.floor(count / 2)];
  return middle === undefined ? null : middle / GRAMS;
}
