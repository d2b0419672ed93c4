import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { TREND_RANGES } from './range.ts';

/** How meals were logged; `done` as planned, and what is left of `meals` was not logged. */
export const mealKindsSchema = z.strictObject({
  meals: z.int(),
  done: z.int(),
  other: z.int(),
  skipped: z.int(),
});

/** A day that has a value, and the mean of the last seven calendar days. Other days are absent. */
const dayPointSchema = z.strictObject({
  date: daySchema,
  value: z.number(),
  mean: z.number(),
  /** Of adherence: how the meals of the day were logged. */
  ...mealKindsSchema.partial().shape,
});
export type DayPoint = z.infer<typeof dayPointSchema>;

/** A calendar week with a value on `n` of its days. A week without any is absent. */
const weekPointSchema = z.strictObject({
  /** Its Monday. */
  from: daySchema,
  n: z.int(),
  mean: z.number(),
  least: z.number(),
  most: z.number(),
});
export type WeekPoint = z.infer<typeof weekPointSchema>;

/** The mean of a stretch, and of how many days; null: no day had a value. */
export const averageSchema = z.strictObject({ mean: z.number(), days: z.int() }).nullable();
export type Average = z.infer<typeof averageSchema>;

/** One value over time: `days` in the ranges of 14 and 90 days, `weeks` in the longer ones. */
const trendSeriesSchema = z.strictObject({
  days: z.array(dayPointSchema),
  weeks: z.array(weekPointSchema),
  now: averageSchema,
  /** Of the stretch of equal length before; null also where there is no such stretch. */
  before: averageSchema,
});
export type TrendSeries = z.infer<typeof trendSeriesSchema>;

const measuredSeriesSchema = trendSeriesSchema.extend({
  /** One of `BODY_KINDS`, or the id of a kind that the practice named. */
  kind: z.string(),
  /** The name that the practice gave it; '' for a kind that every practice has. */
  name: z.string(),
  /** The unit in which it was measured last; all values are in it. */
  unit: z.string(),
});
export type MeasuredSeries = z.infer<typeof measuredSeriesSchema>;

const planChangeSchema = z.strictObject({ date: daySchema, name: z.string() });
export type PlanChange = z.infer<typeof planChangeSchema>;

/** All that a screen of trends shows of a customer. */
export const trendsSchema = z.strictObject({
  range: z.enum(TREND_RANGES),
  /** The stretch that is shown. In the range of everything it begins with the first day that has a value. */
  from: daySchema,
  to: daySchema,
  /** Whether figures of the body are left out, because this customer hides them from themselves. */
  numbersHidden: z.boolean(),
  measured: z.array(measuredSeriesSchema),
  /** 0 to 100: meals done of the meals of a day. A day without meals is absent. */
  adherence: trendSeriesSchema,
  /** Of all logged days of the stretch together. */
  meals: mealKindsSchema,
  /** Hours. */
  sleep: trendSeriesSchema,
  /** Litres. */
  water: trendSeriesSchema,
  /** 1 to 5, the places of `MOODS`. */
  mood: trendSeriesSchema,
  /** 1 to 5. */
  score: trendSeriesSchema,
  /** How many days of the stretch say of water what is no amount: they are not in the series. */
  waterUnread: z.int(),
  /** The days on which a plan of another name began. */
  planChanges: z.array(planChangeSchema),
});
export type Trends = z.infer<typeof trendsSchema>;

export const trendsQuerySchema = z.strictObject({ range: z.enum(TREND_RANGES).default('14d') });
