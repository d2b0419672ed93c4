import { addDays, type Day, daysBetween, formatDay } from '../day.ts';
import { inUnit, siOf } from '../measurements/measurement.ts';
import type { Refusal } from '../refusal.ts';
import type { Aim } from './goal.ts';
import type { Side } from './policy.ts';

/** The share of the body's weight that may be lost in a week. */
const SAFE_WEEKLY_LOSS = 0.01;
/** In kg/m², of adults: https://www.who.int/data/nutrition/nlis/info/malnutrition-in-women */
const UNDERWEIGHT_BMI = 18.5;
/** So that a goal exactly at a bound is not refused for what a computer cannot write exactly. */
const ROUNDING = 1e-6;
const INCH = 0.0254;

type Body = {
  /** The latest weight in kg; null while none was measured. */
  readonly weight: number | null;
  /** In m; null while the profile has none. */
  readonly height: number | null;
};

/** Metres from the height of a profile. */
export const metresOf = (height: number | null, unit: 'cm' | 'inches'): number | null =>
  height && (unit === 'cm' ? height / 100 : height * INCH);

type Unsafe = 'too-fast' | 'underweight';

/**
 * Why a goal is outside of safe bounds: losing more than 1 % of the body's weight a week from now on, or
 * a weight below a BMI of 18.5, unless that is a gain. What is not known is not asked: without a height
 * only the pace counts, without any weight only the BMI.
 */
export function unsafeReasons(aim: Aim, body: Body, today: Day): Unsafe[] {
  if (aim.kind !== 'weight') return [];
  const target = siOf(aim.target, aim.unit);
  const now = weightNow(aim, body);
  const isGain = now !== null && target > now;
  const isFast = now !== null && now - target > safeLoss(aim, now, today) + ROUNDING;
  const isUnder =
    body.height !== null && target / body.height ** 2 < UNDERWEIGHT_BMI - ROUNDING && !isGain;
  return [...(isFast ? ['too-fast' as const] : []), ...(isUnder ? ['underweight' as const] : [])];
}

/** What was measured counts before what was typed as the beginning. */
const weightNow = ({ start, unit }: Aim, { weight }: Body): number | null =>
  weight ?? (start === null ? null : siOf(start, unit));

const from = ({ beginsOn }: Aim, today: Day) => (beginsOn > today ? beginsOn : today);

const safeLoss = (aim: Aim, now: number, today: Day): number =>
  (Math.max(daysBetween(from(aim, today), aim.endsOn), 0) / 7) * now * SAFE_WEEKLY_LOSS;

/** The first day by which the target can be reached safely. */
const safeEnd = (aim: Aim, now: number, today: Day): Day => {
  const loss = now - siOf(aim.target, aim.unit);
  return addDays(from(aim, today), Math.ceil((loss / (now * SAFE_WEEKLY_LOSS)) * 7 - ROUNDING));
};

type Asked = {
  readonly today: Day;
  readonly by: Side;
  /** What a dietician typed as the reason. */
  readonly reason: string;
  /** No figure of the body may be said. */
  readonly hidesNumbers: boolean;
};

/**
 * The refusal of a goal outside of safe bounds; null within them. A customer is refused kindly, a
 * dietician only as long as there is no reason, which is kept with the goal.
 */
export function unsafeRefusal(
  aim: Aim,
  body: Body,
  { today, by, reason, hidesNumbers }: Asked,
): Refusal | null {
  const reasons = unsafeReasons(aim, body, today);
  if (reasons.length === 0 || (by === 'dietician' && reason !== '')) return null;
  const now = weightNow(aim, body);
  const what = reasons.map((each) => {
    if (each === 'underweight') return underweightWords(aim, body.height, hidesNumbers);
    return fastWords(aim, now ?? 0, today, hidesNumbers);
  });
  return by === 'dietician'
    ? { code: 'reason-needed', message: `${what.join(' ')} If you still want it, say why.` }
    : { code: 'unsafe-goal', message: `${what.join(' ')} ${KIND}` };
}

const KIND = 'Your dietician can look at it with you.';

function fastWords(aim: Aim, now: number, today: Day, hidesNumbers: boolean): string {
  const end = formatDay(safeEnd(aim, now, today), 'medium');
  const most = `${inUnit(now * SAFE_WEEKLY_LOSS, aim.unit)} ${aim.unit}`;
  const bound = hidesNumbers ? '' : `: more than 1 % of the weight a week, here ${most}`;
  return `This is faster than is good for the body${bound}. With ${end} as its date it is not.`;
}

function underweightWords(aim: Aim, height: number | null, hidesNumbers: boolean): string {
  const what = 'This is a lower weight than is healthy for this height';
  if (hidesNumbers || height === null) return `${what}.`;
  const least = (UNDERWEIGHT_BMI * height ** 2) / siOf(1, aim.unit);
  return `${what}: from ${Math.ceil(least * 10 - ROUNDING) / 10} ${aim.unit} on, a BMI of 18.5, it is.`;
}
