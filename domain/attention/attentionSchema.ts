import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { cursorSchema } from '../textSchema.ts';
import { BOARD_PAGE, REASON_KINDS, THRESHOLD_RANGES, type Thresholds } from './attention.ts';
import { say } from './words.ts';

const reasonKindSchema = z.enum(REASON_KINDS);

/** So much of a question or a note is shown on the board. */
export const FIRST_WORDS_MAX = 140;

const reasonSchema = z.strictObject({
  kind: reasonKindSchema,
  /** In words, including what is usual for this customer: 'Silent for 4 days; usually logs daily.' */
  sentence: z.string(),
  urgency: z.int(),
  /** The day to look at (silent: the last logged one), or the day that needs a plan (no plan, coaching). */
  date: z.string().nullable(),
  since: z.string().nullable(),
  messageId: z.string().nullable(),
  /** The first words of that message, or of the note; '' for a picture alone, null for other reasons. */
  words: z.string().nullable(),
});

const attentionRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  /** Today in the customer's own time zone. */
  today: z.string(),
  /** Who was given the conversation, else the customer's dietician; null: none in particular. */
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The most urgent first. */
  reasons: z.array(reasonSchema),
  /**
   * What is snoozed, each until a day in the customer's calendar; `kind` null: all reasons. `inInbox`: the
   * conversation is snoozed in the inbox, and with it everything that the customer wrote.
   */
  snoozes: z.array(
    z.strictObject({
      kind: reasonKindSchema.nullable(),
      until: z.string(),
      inInbox: z.boolean(),
    }),
  ),
});
export type AttentionRow = z.infer<typeof attentionRowSchema>;

const yesOrNo = z.enum(['yes', 'no']).default('no');

export const attentionQuerySchema = z.strictObject({
  /** `yes`: only customers who are assigned to me, or to nobody in particular. */
  mine: yesOrNo,
  reason: reasonKindSchema.optional(),
  /** `yes`: the snoozed customers, instead of those who are not snoozed. */
  snoozed: yesOrNo,
  /** The `next` of the previous page. */
  after: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(BOARD_PAGE),
});
export type AttentionQuery = z.infer<typeof attentionQuerySchema>;

/** The number of customers by reason. The counts depend on `mine` and `snoozed`, but not on `reason`. */
const countsSchema = z.strictObject({
  /** Customers with any reason: all, and those who are mine. */
  all: z.int(),
  mine: z.int(),
  snoozed: z.int(),
  reasons: z.record(reasonKindSchema, z.int()),
});

export const attentionPageSchema = z.strictObject({
  items: z.array(attentionRowSchema),
  next: z.string().nullable(),
  counts: countsSchema,
});
export type AttentionPage = z.infer<typeof attentionPageSchema>;

/** The body of a request that snoozes a customer, for all reasons or one; null ends the snooze. */
export const snoozeInputSchema = z.strictObject({
  until: daySchema.nullable(),
  reason: reasonKindSchema.optional(),
  /** Snoozes the conversation in the inbox, or ends that, instead of the customer on the board. */
  inInbox: z.boolean().default(false),
});
export type SnoozeInput = z.infer<typeof snoozeInputSchema>;

const threshold = (name: keyof Thresholds) => {
  const [least, most] = THRESHOLD_RANGES[name];
  const wrong = { error: () => say.wholeNumber(least, most) };
  return z.int(wrong).min(least, wrong).max(most, wrong);
};

export const thresholdsInputSchema = z.strictObject({
  silentDays: threshold('silentDays'),
  lowPercent: threshold('lowPercent'),
  planDays: threshold('planDays'),
  periodDays: threshold('periodDays'),
  weightPercent: threshold('weightPercent'),
});
export type ThresholdsInput = z.infer<typeof thresholdsInputSchema>;

/** `version`: the `If-Match` of the next save; 0 while nothing has been saved. */
export const thresholdsSchema = thresholdsInputSchema.extend({ version: z.int() });
export type PracticeThresholds = z.infer<typeof thresholdsSchema>;

/** The thresholds of one customer; null: the practice's value applies. */
export const ownThresholdsInputSchema = z.strictObject({
  silentDays: threshold('silentDays').nullable(),
  lowPercent: threshold('lowPercent').nullable(),
  planDays: threshold('planDays').nullable(),
  periodDays: threshold('periodDays').nullable(),
  weightPercent: threshold('weightPercent').nullable(),
});
export type OwnThresholdsInput = z.infer<typeof ownThresholdsInputSchema>;

export const ownThresholdsSchema = ownThresholdsInputSchema.extend({
  version: z.int(),
  practice: thresholdsInputSchema,
});
export type OwnThresholds = z.infer<typeof ownThresholdsSchema>;
