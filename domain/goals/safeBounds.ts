import { addDays, type Day, daysBetween } from '../day.ts';
import { notAsOthers, type Body as OfProfile } from '../measurements/derived.ts';
import { siOf } from '../measurements/measurement.ts';
import type { Aim } from './goal.ts';

/** The share of body weight that may be lost in a week. */
export const SAFE_WEEKLY_LOSS = 0.01;
/** In kg/m², of adults: https://www.who.int/data/nutrition/nlis/info/malnutrition-in-women */
export const UNDERWEIGHT_BMI = 18.5;
/** Keeps a goal exactly at a bound from being refused because of floating-point errors. */
export const ROUNDING = 1e-6;

export type Body = OfProfile & {
  /** The latest weight in kg; null while none was measured. */
  readonly weight: number | null;
};

export type Unsafe = 'under-age' | 'pregnancy' | 'too-fast' | 'underweight';

/**
 * Why a goal is outside of safe bounds: any weight goal of a person who is under 18, pregnant or
 * breastfeeding, for whom the body mass index says nothing; losing more than 1 % of body weight a week from
 * now on; or a weight below a BMI of 18.5, unless the measured weight shows that the goal is a gain. Missing
 * data is not checked here: see `unknownOf`.
 */
export function unsafeReasons(aim: Aim, body: Body, today: Day): Unsafe[] {
  if (aim.kind !== 'weight') return [];
  const care = notAsOthers(body, today);
  const target = siOf(aim.target, aim.unit);
  const now = weightNow(aim, body);
  const isGain = body.weight !== null && target > body.weight;
  const isFast = now !== null && now - target > safeLoss(aim, now, today) + ROUNDING;
  const isUnder =
    body.height !== null && target / body.height ** 2 < UNDERWEIGHT_BMI - ROUNDING && !isGain;
  const reasons: (Unsafe | false | null)[] = [
    care,
    isFast && 'too-fast',
    isUnder && !care && 'underweight',
  ];
  return reasons.filter((reason) => reason !== null && reason !== false);
}

/**
 * What has to be known before a customer's goal can be called safe; nothing if the measured weight shows that
 * the goal is a gain. A typed start weight gives the pace, but the target is still checked against the
 * height.
 */
export function unknownOf(aim: Aim, body: Body): ('weight' | 'height')[] {
  if (aim.kind !== 'weight') return [];
  if (body.weight !== null && siOf(aim.target, aim.unit) > body.weight) return [];
  return [
    ...(weightNow(aim, body) === null ? ['weight' as const] : []),
    ...(body.height === null ? ['height' as const] : []),
  ];
}

/**
 * Whether a goal goes further than an earlier goal for which a reason was given, so that a new reason is
 * needed.
 */
export function goesFurther(aim: Aim, before: Aim, body: Body, today: Day): boolean {
  const reasons = unsafeReasons(before, body, today);
  if (unsafeReasons(aim, body, today).some((each) => !reasons.includes(each))) return true;
  const target = siOf(aim.target, aim.unit);
  const now = weightNow(aim, body);
  const isGain = now !== null && target > now;
  const isLower = target < siOf(before.target, before.unit) - ROUNDING;
  return (isLower && !isGain) || paceOf(aim, body, today) > paceOf(before, body, today) + ROUNDING;
}

/** In kg a day, up or down; infinite if it cannot be computed. */
function paceOf(aim: Aim, body: Body, today: Day): number {
  const now = weightNow(aim, body);
  const days = daysBetween(from(aim, today), aim.endsOn);
  if (now === null || days <= 0) return Number.POSITIVE_INFINITY;
  return Math.abs(siOf(aim.target, aim.unit) - now) / days;
}

/** A measured weight takes precedence over a typed start weight. */
export const weightNow = ({ start, unit }: Aim, { weight }: Body): number | null =>
  weight ?? (start === null ? null : siOf(start, unit));

const from = ({ beginsOn }: Aim, today: Day) => (beginsOn > today ? beginsOn : today);

const safeLoss = (aim: Aim, now: number, today: Day): number =>
  (Math.max(daysBetween(from(aim, today), aim.endsOn), 0) / 7) * now * SAFE_WEEKLY_LOSS;

/** The first day by which the target can be reached safely. */
export const safeEnd = (aim: Aim, now: number, today: Day): Day => {
  const loss = now - siOf(aim.target, aim.unit);
  return addDays(from(aim, today), Math.ceil((loss / (now * SAFE_WEEKLY_LOSS)) * 7 - ROUNDING));
};
