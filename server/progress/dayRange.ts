import * as z from 'zod';
import { type Day, daysBetween } from '#domain/day.ts';
import { daySchema } from '#domain/daySchema.ts';

type Given = { from?: Day | undefined; to?: Day | undefined };

// A quarter of a year.
const MOST_DAYS = 92;

/** The query of a range of days: both ends or none, and at most `most` days; `more` beside them. */
export const dayRangeQuery = <Shape extends z.ZodRawShape>(more: Shape, most = MOST_DAYS) =>
  z
    .strictObject({ ...more, from: daySchema.optional(), to: daySchema.optional() })
    .superRefine((given, context) => {
      const { from, to } = given as Given;
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (Boolean(from) !== Boolean(to)) refuse('Give both from and to.');
      if (from && to && (from > to || daysBetween(from, to) >= most))
        refuse(`At most ${most} days, the first before the last.`);
    });
