import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { cursorSchema } from '../textSchema.ts';
import { BOARD_PAGE, REASON_KINDS, THRESHOLD_RANGES, type Thresholds } from './attention.ts';

const reasonKindSchema = z.enum(REASON_KINDS);

const reasonSchema = z.strictObject({
  kind: reasonKindSchema,
  /** In words, with what is usual for this person: 'Silent for 4 days; usually logs daily.' */
  sentence: z.string(),
  urgency: z.int(),
  /** The day to look at (note, weight, silent: the last logged) or to plan for (no plan, coaching). */
  date: z.string().nullable(),
  /** Since when a message or a note waits. */
  since: z.string().nullable(),
  /** The first message that waits. */
  messageId: z.string().nullable(),
});

/** A person who needs a dietician. */
export const attentionRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  /** The customer's own today. */
  today: z.string(),
  /** Who has the conversation, else the customer's dietician; null: nobody in particular. */
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The most urgent first. */
  reasons: z.array(reasonSchema),
  /**
   * What of it is put off, each until a day of the customer's; `kind` null: all of it. `inInbox`: there
   * their conversation is put off, with all that they wrote.
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
  /** `yes`: only those who are mine, or nobody's in particular. */
  mine: yesOrNo,
  /** Only rows with this reason. */
  reason: reasonKindSchema.optional(),
  /** `yes`: those who are put off, instead of those who are not. */
  snoozed: yesOrNo,
  /** The `next` of the page before. */
  after: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(BOARD_PAGE),
});
export type AttentionQuery = z.infer<typeof attentionQuerySchema>;

/** People by reason; they do not depend on `reason`, but on `mine` and `snoozed`. */
const countsSchema = z.strictObject({
  /** People with any reason: all, and those who are mine. */
  all: z.int(),
  mine: z.int(),
  /** People who are put off. */
  snoozed: z.int(),
  reasons: z.record(reasonKindSchema, z.int()),
});

/** A page of the board, most urgent first. */
export const attentionPageSchema = z.strictObject({
  items: z.array(attentionRowSchema),
  next: z.string().nullable(),
  counts: countsSchema,
});
export type AttentionPage = z.infer<typeof attentionPageSchema>;

/** The body of putting somebody off, all of it or one reason; null: not any more. */
export const snoozeInputSchema = z.strictObject({
  until: daySchema.nullable(),
  reason: reasonKindSchema.optional(),
  /** Puts the conversation off in the inbox, or not any more, instead of somebody here. */
  inInbox: z.boolean().default(false),
});
export type SnoozeInput = z.infer<typeof snoozeInputSchema>;

const threshold = (name: keyof Thresholds) => {
  const [least, most] = THRESHOLD_RANGES[name];
  const wrong = `A whole number from ${least} to ${most}, please.`;
  return z.int({ error: wrong }).min(least, wrong).max(most, wrong);
};

/** The practice's thresholds. */
export const thresholdsInputSchema = z.strictObject({
  silentDays: threshold('silentDays'),
  lowPercent: threshold('lowPercent'),
  planDays: threshold('planDays'),
  periodDays: threshold('periodDays'),
  weightPercent: threshold('weightPercent'),
});
export type ThresholdsInput = z.infer<typeof thresholdsInputSchema>;

/** `version`: the `If-Match` of the next save; 0 while nothing was ever saved. */
export const thresholdsSchema = thresholdsInputSchema.extend({ version: z.int() });
export type PracticeThresholds = z.infer<typeof thresholdsSchema>;

/** Those of one person; null: that of the practice. */
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
  /** Those of the practice. */
  practice: thresholdsInputSchema,
});
export type OwnThresholds = z.infer<typeof ownThresholdsSchema>;
