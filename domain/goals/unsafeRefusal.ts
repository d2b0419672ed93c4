import { addDays, type Day, formatDay } from '../day.ts';
import { inUnit, siOf } from '../measurements/measurement.ts';
import type { Refusal } from '../refusal.ts';
import type { Aim } from './goal.ts';
import type { Side } from './policy.ts';
import {
  type Body,
  ROUNDING,
  SAFE_WEEKLY_LOSS,
  safeEnd,
  UNDERWEIGHT_BMI,
  type Unsafe,
  unknownOf,
  unsafeReasons,
  weightNow,
} from './safeBounds.ts';

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
      : { code: 'reason-needed', message: lines(...unsafe, 'If you still want it, say why.') };
  if (unsafe.length > 0) return { code: 'unsafe-goal', message: lines(...unsafe, KIND) };
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
        message: lines(...unsafe, 'Edit it and say why, or decline it.'),
      }
    : { code: 'unsafe-goal', message: lines(...unsafe, KIND) };
}

const lines = (...sentences: readonly string[]) => sentences.join('\n');

const KIND = 'Your dietician can look at it with you.';

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
  return CARE_WORDS[asked.by][reason];
}

const CARE_WORDS = {
  customer: {
    'under-age': 'While you are growing, a goal for your weight is set by your dietician.',
    pregnancy:
      'While you are pregnant or breastfeeding, a goal for your weight is set by your dietician.',
  },
  dietician: {
    'under-age': 'The customer is under 18.',
    pregnancy: 'The customer is pregnant or breastfeeding.',
  },
} as const;

function fastWords(aim: Aim, now: number, { today, hidesNumbers }: Asked): string {
  const end = formatDay(safeEnd(aim, now, today), 'medium');
  const most = `${inUnit(now * SAFE_WEEKLY_LOSS, aim.unit)} ${aim.unit}`;
  const bound = hidesNumbers ? '' : ` Up to ${most} a week is safe (1 % of the weight).`;
  return `This is faster than is good for the body.${bound} It is slow enough with ${end} as its date.`;
}

function underweightWords(aim: Aim, height: number | null, { hidesNumbers }: Asked): string {
  const what = 'This is a lower weight than is healthy for this height.';
  if (hidesNumbers || height === null) return what;
  const least = (UNDERWEIGHT_BMI * height ** 2) / siOf(1, aim.unit);
  const bound = `${Math.ceil(least * 10 - ROUNDING) / 10} ${aim.unit}`;
  return `${what} From ${bound} on it is healthy (BMI ${UNDERWEIGHT_BMI}).`;
}

const unknownWords = (unknown: readonly string[]): string =>
  `Add your ${unknown.join(' and ')} to your profile first: without ${unknown.length > 1 ? 'them' : 'it'} nobody can tell whether this goal is good for you.`;
