import * as z from 'zod';
import { type Day, daysBetween } from '#domain/day.ts';
import { daySchema } from '#domain/daySchema.ts';

type Range = { from?: Day | undefined; to?: Day | undefined };

// A quarter of a year.
const MOST_DAYS = 92;

/**
 * The schema of a query with a range of days: `from` and `to`, both or neither, and at most `most` days.
 * `more` has further parameters.
 */
export const dayRangeQuery = <Shape extends z.ZodRawShape>(more: Shape, most = MOST_DAYS) =>
  z
    .strictObject({ ...more, from: daySchema.optional(), to: daySchema.optional() })
    .superRefine((given, context) => {
      const { from, to } = given as Range;
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (Boolean(from) !== Boolean(to)) refuse('Give both from and to.');
      if (from && to && (from > to || daysBetween(from, to) >= most))
        refuse(`At most ${most} days, the first before the last.`);
    });
