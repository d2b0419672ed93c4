import { DEFAULT_SILENT_DAYS } from '../customers/customer.ts';
import { addDays, type Day, type Instant } from '../day.ts';
import { say } from './words.ts';

export const REASON_KINDS = [
  'asked',
  'note',
  'weight',
  'silent',
  'lowAdherence',
  'noPlan',
  'periodEnds',
  'periodOver',
  'new',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** The limits from which each reason counts. A practice has its own, and may set others for one customer. */
export type Thresholds = {
  /** Silent: for this many days with a plan, nothing is logged. */
  readonly silentDays: number;
  /** Low adherence: less than this percentage of the week's meals is done. */
  readonly lowPercent: number;
  /** No plan: a plan is missing within this many days. */
  readonly planDays: number;
  /** Coaching ends: within this many days. */
  readonly periodDays: number;
  /** Weight: this many percent off the way to the goal, or off the usual weight. */
  readonly weightPercent: number;
};

export const DEFAULT_THRESHOLDS: Thresholds = {
  silentDays: DEFAULT_SILENT_DAYS,
  lowPercent: 50,
  planDays: 7,
  periodDays: 7,
  weightPercent: 3,
};

/** The thresholds for one customer: their own where set, else the practice's. */
export const thresholdsFor = (
  own: { readonly [Name in keyof Thresholds]: number | null },
  practice: Thresholds,
): Thresholds => ({
  silentDays: own.silentDays ?? practice.silentDays,
  lowPercent: own.lowPercent ?? practice.lowPercent,
  planDays: own.planDays ?? practice.planDays,
  periodDays: own.periodDays ?? practice.periodDays,
  weightPercent: own.weightPercent ?? practice.weightPercent,
});

/** The smallest and the largest value of each threshold. */
export const THRESHOLD_RANGES: Readonly<Record<keyof Thresholds, readonly [number, number]>> = {
  silentDays: [1, 30],
  lowPercent: [1, 100],
  planDays: [1, 14],
  periodDays: [1, 60],
  weightPercent: [1, 20],
};

/** One reason. Each kind's own rule decides which of the other fields are set. */
export type Reason = {
  readonly kind: ReasonKind;
  /** In words, including what is usual for this customer. */
  readonly sentence: string;
  /** 0 to 100. */
  readonly urgency: number;
  /** The day to look at, or the day that needs a plan. */
  readonly date: Day | null;
  readonly since: Instant | null;
  readonly messageId: string | null;
};

export const BOARD_PAGE = 50;

const FURTHEST_DAYS = 366;

/** Why a customer cannot be snoozed until a day; null if they can. `today` is the customer's own. */
export function putOffFault(until: Day, today: Day): string | null {
  if (until <= today) return say.chooseLaterDay;
  return until > addDays(today, FURTHEST_DAYS) ? say.atMostAYear : null;
}
