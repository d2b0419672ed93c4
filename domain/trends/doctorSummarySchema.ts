import * as z from 'zod';
import { coachingPeriodSchema, standingSchema } from '../coaching/periodSchema.ts';
import { daySchema } from '../daySchema.ts';
import { dietPlanSchema } from '../plans/planSchema.ts';
import { practiceSchema } from '../practice/practiceSchema.ts';
import { SUMMARY_SPANS } from './range.ts';
import { averageSchema, mealKindsSchema } from './trendsSchema.ts';

const weekFigureSchema = z.strictObject({
  /** The Monday of the week. */
  from: daySchema,
  /** Mean adherence, 0 to 100, of the `n` days that have one; null for none. */
  mean: z.number().nullable(),
  n: z.int(),
});
export type WeekFigure = z.infer<typeof weekFigureSchema>;

const dayValueSchema = z.strictObject({ date: daySchema, value: z.number() });

const measuredFiguresSchema = z.strictObject({
  /** One of `BODY_KINDS`, or the id of a kind that the practice named. */
  kind: z.string(),
  /** The unit in which it was measured last; both values are in it. */
  unit: z.string(),
  first: dayValueSchema,
  last: dayValueSchema,
  /** Null if it was measured on a single day only. */
  change: z.number().nullable(),
  /** On how many days it was measured. */
  days: z.int(),
});
export type MeasuredFigures = z.infer<typeof measuredFiguresSchema>;

const doctorFiguresSchema = z.strictObject({
  /** How many days the range has, and on how many of them something was logged. */
  days: z.int(),
  daysLogged: z.int(),
  firstLogged: daySchema.nullable(),
  lastLogged: daySchema.nullable(),
  /** 0 to 100: the share of a day's meals that were done. */
  adherence: averageSchema,
  meals: mealKindsSchema,
  /** The last weeks, oldest first, and the number of weeks before them. */
  weeks: z.array(weekFigureSchema),
  weeksBefore: z.int(),
  /** Hours. */
  sleep: averageSchema,
  /** Litres. */
  water: averageSchema,
  /** On how many days the water entry names no amount. */
  waterUnread: z.int(),
  /** 1 to 5, the positions in `MOODS`. */
  mood: averageSchema,
  measured: z.array(measuredFiguresSchema),
});
export type DoctorFigures = z.infer<typeof doctorFiguresSchema>;

/** What the practice knows about a customer, for their doctor; without the dieticians' private notes. */
export const doctorSummarySchema = z.strictObject({
  /** The span covered, which may differ from the requested one: see `rangeOfSpan`. */
  span: z.enum(SUMMARY_SPANS),
  from: daySchema,
  /** Today in the customer's own time zone. */
  to: daySchema,
  /** The customer's name, from their account. */
  name: z.string(),
  practice: practiceSchema.pick({ name: true, address: true, email: true, phone: true }),
  dietician: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  coaching: coachingPeriodSchema.extend({ standing: standingSchema }),
  /** Whether figures of the body are left out because this customer has hidden them. */
  numbersHidden: z.boolean(),
  figures: doctorFiguresSchema.extend({
    measured: z.array(
      measuredFiguresSchema.extend({
        /** The practice's name for the kind; '' for a kind that every practice has. */
        name: z.string(),
      }),
    ),
  }),
  plan: dietPlanSchema
    .pick({ name: true, startDate: true, endDate: true, weeklyDietPlan: true, mealTimings: true })
    .nullable(),
});
export type DoctorSummary = z.infer<typeof doctorSummarySchema>;

export const doctorSummaryQuerySchema = z.strictObject({
  span: z.enum(SUMMARY_SPANS).default('12w'),
});
