import * as z from 'zod';
import { daysBetween } from '#domain/day.ts';
import { daySchema } from '#domain/daySchema.ts';
import { say } from '../words.ts';

// A quarter of a year.
const MOST_DAYS = 92;

/** The schema of a query with a range of days: `from` and `to`, both or neither, at most `most` days. */
export const dayRangeQuery = (most = MOST_DAYS) =>
  z
    .strictObject({ from: daySchema.optional(), to: daySchema.optional() })
    .superRefine(({ from, to }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (Boolean(from) !== Boolean(to)) refuse(say.bothFromAndTo);
      if (from && to && (from > to || daysBetween(from, to) >= most)) refuse(say.mostDays(most));
    });
