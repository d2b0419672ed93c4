import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { TREND_RANGES } from './range.ts';

/** How meals were logged. `done` means as planned; meals in no other field were not logged. */
export const mealKindsSchema = z.strictObject({
  meals: z.int(),
  done: z.int(),
  other: z.int(),
  skipped: z.int(),
});

/** A day with a value, and the mean of the last seven calendar days. Days without a value are absent. */
const dayPointSchema = z.strictObject({
  date: daySchema,
  value: z.number(),
  mean: z.number(),
  /** For adherence: how the meals of the day were logged. */
  ...mealKindsSchema.partial().shape,
});
export type DayPoint = z.infer<typeof dayPointSchema>;

/** A calendar week with a value on `n` of its days. A week without values is absent. */
const weekPointSchema = z.strictObject({
  /** The Monday of the week. */
  from: daySchema,
  n: z.int(),
  mean: z.number(),
  least: z.number(),
  most: z.number(),
});
export type WeekPoint = z.infer<typeof weekPointSchema>;

/** The mean of a range, and of how many days; null: no day has a value. */
export const averageSchema = z.strictObject({ mean: z.number(), days: z.int() }).nullable();
export type Average = z.infer<typeof averageSchema>;

const dayValueSchema = z.strictObject({ date: daySchema, value: z.number() }).nullable();

/** One value over time: `days` for the ranges of 14, 30 and 90 days, `weeks` for longer ones. */
const trendSeriesSchema = z.strictObject({
  days: z.array(dayPointSchema),
  weeks: z.array(weekPointSchema),
  /** The first and the last value of the range; null for none. */
  first: dayValueSchema,
  latest: dayValueSchema,
  now: averageSchema,
  /** The average of the range of the same length before; null also if there is no such range. */
  before: averageSchema,
});
export type TrendSeries = z.infer<typeof trendSeriesSchema>;

const measuredSeriesSchema = trendSeriesSchema.extend({
  /** One of `BODY_KINDS`, or the id of a kind that the practice named. */
  kind: z.string(),
  /** The practice's name for the kind; '' for a kind that every practice has. */
  name: z.string(),
  /** The unit in which it was measured last; all values are in it. */
  unit: z.string(),
});
export type MeasuredSeries = z.infer<typeof measuredSeriesSchema>;

const planChangeSchema = z.strictObject({ date: daySchema, name: z.string() });
export type PlanChange = z.infer<typeof planChangeSchema>;

export const trendsSchema = z.strictObject({
  range: z.enum(TREND_RANGES),
  /** The days shown. If all of them are shown, they begin with the first one that has a value. */
  from: daySchema,
  to: daySchema,
  /** Whether figures of the body are left out because this customer has hidden them. */
  numbersHidden: z.boolean(),
  measured: z.array(measuredSeriesSchema),
  /** 0 to 100: the share of a day's meals that were done. A day without meals is absent. */
  adherence: trendSeriesSchema,
  /** The meals of all logged days of the range, added up. */
  meals: mealKindsSchema,
  /** Hours. */
  sleep: trendSeriesSchema,
  /** Litres. */
  water: trendSeriesSchema,
  /** 1 to 5, the positions in `MOODS`. */
  mood: trendSeriesSchema,
  /** 1 to 5. */
  score: trendSeriesSchema,
  /** How many days of the range have a water entry that names no amount: they are not in the series. */
  waterUnread: z.int(),
  /** The days on which a plan with a different name began. */
  planChanges: z.array(planChangeSchema),
});
export type Trends = z.infer<typeof trendsSchema>;

export const trendsQuerySchema = z.strictObject({ range: z.enum(TREND_RANGES).default('14d') });

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
