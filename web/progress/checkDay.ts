import type { ProgressInput } from '#domain/progress/progress.ts';
import { progressInputSchema } from '#domain/progress/progressSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import { type DayErrors, type DayValues, errorsByField } from './dayValues.ts';
import { sleepHoursOf } from './sleep.ts';

export type Checked = { ok: true; input: ProgressInput } | { ok: false; fields: DayErrors };

/** What would be submitted, or a sentence for each field that cannot be. */
export function checkDay(values: DayValues): Checked {
  const parsed = progressInputSchema.safeParse({
    ...values,
    sleepHours: sleepHoursOf(values.sleepHours),
  });
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, fields: errorsByField(fieldErrors(parsed.error)) };
}
