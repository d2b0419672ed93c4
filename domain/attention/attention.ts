import type { Day, Instant } from '../day.ts';

/** Why somebody needs a dietician. */
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

/** From when on each reason counts; a practice has its own, and may set others for one person. */
export type Thresholds = {
  /** Silent: so many days with a plan, and nothing logged on them. */
  readonly silentDays: number;
  /** Low adherence: less than so many percent of the week's meals. */
  readonly lowPercent: number;
  /** No plan: within so many days. */
  readonly planDays: number;
  /** Coaching ends: within so many days. */
  readonly periodDays: number;
  /** Weight: so many percent off its way, or off what is usual. */
  readonly weightPercent: number;
};

export const DEFAULT_THRESHOLDS: Thresholds = {
  silentDays: 3,
  lowPercent: 50,
  planDays: 7,
  periodDays: 7,
  weightPercent: 3,
};

/** What holds for one person: their own where something is set for them, else what the practice has. */
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

/** The least and the most that each may be. */
export const THRESHOLD_RANGES: Readonly<Record<keyof Thresholds, readonly [number, number]>> = {
  silentDays: [1, 30],
  lowPercent: [1, 100],
  planDays: [1, 14],
  periodDays: [1, 60],
  weightPercent: [1, 20],
};

/** One reason. Which of the others a kind has, says its own rule. */
export type Reason = {
  readonly kind: ReasonKind;
  /** In words, with what is usual for this person. */
  readonly sentence: string;
  /** 0 to 100. */
  readonly urgency: number;
  /** The day to look at or to plan for. */
  readonly date: Day | null;
  /** Since when it waits: a message, a note. */
  readonly since: Instant | null;
  /** The first message that waits. */
  readonly messageId: string | null;
};

/** So many rows at once. */
export const BOARD_PAGE = 50;
