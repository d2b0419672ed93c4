import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { idSchema, text } from '../textSchema.ts';
import { say as ofDomain } from '../words.ts';
import { GOAL_REASON_MAX, GOAL_STATES, GOAL_WORDS_MAX, HABIT_COUNT_MAX } from './goal.ts';
import { say } from './words.ts';

const value = z
  .number({ error: () => ofDomain.enterNumber })
  .min(-1_000_000, { error: () => say.enterSmaller })
  .max(1_000_000, { error: () => say.enterSmaller });

const words = text(GOAL_WORDS_MAX);

const aimShape = {
  words,
  target: value,
  unit: text(20),
  start: value.nullable(),
  beginsOn: daySchema,
  endsOn: daySchema,
  /** Why the goal may lie outside of safe bounds; only dieticians may give a reason. */
  reason: text(GOAL_REASON_MAX).optional(),
};

/** A new goal, from either side. `aimFaults` checks that its fields fit together. */
export const goalInputSchema = z.strictObject({ kind: idSchema, ...aimShape });
export type GoalInput = z.infer<typeof goalInputSchema>;

/** A change of a goal. The kind cannot change; absent fields stay as they are. */
export const goalChangeSchema = z.strictObject(aimShape).partial();
export type GoalChange = z.infer<typeof goalChangeSchema>;

/** A move, with optional words about it, such as why a goal is declined. */
export const goalMoveSchema = z.strictObject({ words: words.optional() });

export const habitDaySchema = z.strictObject({ count: z.int().min(0).max(HABIT_COUNT_MAX) });

const sideSchema = z.enum(['customer', 'dietician']);

const progressSchema = z.strictObject({
  start: z.number().nullable(),
  current: z.number().nullable(),
  measuredOn: z.string().nullable(),
  share: z.number().nullable(),
  days: z.strictObject({ held: z.number(), of: z.number() }).nullable(),
  pace: z.enum(['on-time', 'late', 'still', 'away', 'old', 'unknown']),
  arrivesOn: z.string().nullable(),
  reachedOn: z.string().nullable(),
});

export const goalSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  words: z.string(),
  /** Null, like every figure of the body, for a customer who hides numbers. */
  target: z.number().nullable(),
  unit: z.string(),
  start: z.number().nullable(),
  beginsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(GOAL_STATES),
  /** Who created it, and who wrote its latest version, which the other side has to accept. */
  maker: sideSchema,
  writtenBy: sideSchema,
  acceptedAt: z.string().nullable(),
  /** What was said when it was declined, ended or dropped. */
  said: z.string(),
  reason: z.string(),
  /** When it was reached, or closed without being reached; null while it is open. */
  closedOn: z.string().nullable(),
  version: z.int(),
  /** Null once the goal is closed. */
  progress: progressSchema.nullable(),
  doneToday: z.int(),
});
export type Goal = z.infer<typeof goalSchema>;

const ownKindSchema = z.strictObject({ id: z.string(), name: z.string(), unit: z.string() });
export type OwnKind = z.infer<typeof ownKindSchema>;

/** All open goals of a customer by date, then the goals closed last. */
export const goalsSchema = z.strictObject({
  /** Today in the customer's own time zone. */
  today: z.string(),
  timeZone: z.string(),
  items: z.array(goalSchema),
  ownKinds: z.array(ownKindSchema),
});
export type Goals = z.infer<typeof goalsSchema>;

const goalChangedSchema = z.strictObject({
  version: z.int(),
  changedAt: z.string(),
  by: sideSchema,
  /** The account's name; null once the account is deleted. */
  name: z.string().nullable(),
  was: goalSchema.pick({
    words: true,
    target: true,
    unit: true,
    start: true,
    beginsOn: true,
    endsOn: true,
    state: true,
  }),
});
export type GoalChanged = z.infer<typeof goalChangedSchema>;

export const goalChangesSchema = z.strictObject({ items: z.array(goalChangedSchema) });
