import { addDays, type Day, daysBetween, dayWords } from '../day.ts';
import { notAsOthers, type Body as OfProfile } from '../measurements/derived.ts';
import { inUnit, quantity, siOf } from '../measurements/measurement.ts';
import type { Refusal } from '../refusal.ts';
import type { Aim } from './goal.ts';
import type { Side } from './policy.ts';
import { say } from './words.ts';

/** The share of body weight that may be lost in a week. */
const SAFE_WEEKLY_LOSS = 0.01;
/** In kg/m², of adults: https://www.who.int/data/nutrition/nlis/info/malnutrition-in-women */
const UNDERWEIGHT_BMI = 18.5;
/** Keeps a goal exactly at a bound from being refused because of floating-point errors. */
const ROUNDING = 1e-6;

export type Body = OfProfile & {
  /** The latest weight in kg; null while none was measured. */
  readonly weight: number | null;
};

type Unsafe = 'under-age' | 'pregnancy' | 'too-fast' | 'underweight';

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

/** Whether a goal goes further than one for which a reason was given: it needs a new reason. */
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
  /** Why a dietician wants the goal although it is unsafe; '' for none. */
  readonly reason: string;
  /** The refusal must not mention figures of the body. */
  readonly hidesNumbers: boolean;
};

/**
 * The refusal of a goal outside of safe bounds, one line for each reason; null within them. A customer gets a
 * kind refusal, even when too little is known to decide. A dietician is refused only without a reason; the
 * reason is stored with the goal.
 */
export function unsafeRefusal(aim: Aim, body: Body, asked: Asked): Refusal | null {
  const { by, reason } = asked;
  const unsafe = wordsOf(aim, body, asked);
  if (by === 'dietician')
    return unsafe.length === 0 || reason !== ''
      ? null
      : { code: 'reason-needed', message: lines(...unsafe, say.sayWhy) };
  if (unsafe.length > 0)
    return { code: 'unsafe-goal', message: lines(...unsafe, say.dieticianCanLook) };
  const unknown = unknownOf(aim, body);
  return unknown.length === 0 ? null : { code: 'body-unknown', message: unknownWords(unknown) };
}

/** For how many days a proposal may wait to be accepted without the wait counting as a faster pace. */
const WAITING_DAYS = 7;

/** The refusal to accept a goal that is unsafe by what is known now and has no stored reason. */
export function unsafeToAccept(aim: Aim, body: Body, asked: Asked): Refusal | null {
  const { by, reason, today } = asked;
  if (reason !== '') return null;
  const unsafe = wordsOf(aim, body, { ...asked, today: addDays(today, -WAITING_DAYS) });
  if (unsafe.length === 0) return null;
  return by === 'dietician'
    ? {
        code: 'reason-needed',
        message: lines(...unsafe, say.sayWhyOrDecline),
      }
    : { code: 'unsafe-goal', message: lines(...unsafe, say.dieticianCanLook) };
}

const lines = (...sentences: readonly string[]) => sentences.join('\n');

/** One line for each reason. A customer for whom the bounds are not meant gets only the line that says so. */
function wordsOf(aim: Aim, body: Body, asked: Asked): string[] {
  const reasons = unsafeReasons(aim, body, asked.today);
  const [first] = reasons;
  const isAlone = asked.by === 'customer' && (first === 'under-age' || first === 'pregnancy');
  return (isAlone ? [first] : reasons).map((each) => reasonWords(each, aim, body, asked));
}

function reasonWords(reason: Unsafe, aim: Aim, body: Body, asked: Asked): string {
  if (reason === 'too-fast') return fastWords(aim, weightNow(aim, body) ?? 0, asked);
  if (reason === 'underweight') return underweightWords(aim, body.height, asked);
  return say.care[asked.by][reason];
}

function fastWords(aim: Aim, now: number, { today, hidesNumbers }: Asked): string {
  const end = dayWords(safeEnd(aim, now, today), today);
  if (hidesNumbers) return say.tooFast(end);
  return say.fasterThan(quantity(inUnit(now * SAFE_WEEKLY_LOSS, aim.unit), aim.unit), end);
}

function underweightWords(aim: Aim, height: number | null, { hidesNumbers }: Asked): string {
  if (hidesNumbers || height === null) return say.tooLow;
  const least = (UNDERWEIGHT_BMI * height ** 2) / siOf(1, aim.unit);
  const bound = quantity(Math.ceil(least * 10 - ROUNDING) / 10, aim.unit);
  return say.lowerThan(bound, UNDERWEIGHT_BMI);
}

const unknownWords = ([one, other]: readonly ('weight' | 'height')[]): string =>
  say.addToProfile[other ? 'both' : (one ?? 'both')];
