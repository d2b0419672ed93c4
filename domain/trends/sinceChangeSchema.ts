import * as z from 'zod';
import { daySchema } from '../daySchema.ts';

const spanSchema = z.strictObject({ from: daySchema, to: daySchema });

const sideSchema = z.strictObject({
  /** The days with a value. */
  days: z.int(),
  /** Null: none, or for a slope too few. */
  value: z.number().nullable(),
});

const comparedShape = {
  before: sideSchema,
  after: sideSchema,
  /** Where the difference lies in 98 of 100 cases; null while it is too early to say. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  verdict: z.enum(['early', 'unclear', 'more', 'less']),
};
const comparedSchema = z.strictObject(comparedShape);
export type Compared = z.infer<typeof comparedSchema>;

/** What was logged before and since a change of the plan. It says nothing about causes. */
const sinceChangeSchema = z.strictObject({
  /** The first logged day on which something else was planned. */
  date: daySchema,
  before: spanSchema,
  after: spanSchema,
  /** How many other changes lie within these days. */
  others: z.int(),
  /** The meals that changed: the share of days on which each was eaten, 0 to 1. */
  meals: z.array(z.strictObject({ meal: z.int(), timing: z.string(), ...comparedShape })),
  /** Hours a night. */
  sleep: comparedSchema,
  /** 1 to 5. */
  mood: comparedSchema,
  /** The slope, in the unit a week in which weight was measured last. */
  weight: comparedSchema.extend({ unit: z.string() }),
});
export type SinceChange = z.infer<typeof sinceChangeSchema>;

export const sinceChangesSchema = z.strictObject({ items: z.array(sinceChangeSchema) });
