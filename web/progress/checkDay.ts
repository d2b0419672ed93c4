import type { ProgressInput } from '#domain/progress/progress.ts';
import { progressInputSchema } from '#domain/progress/progressSchema.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import type { DayValues } from './dayValues.ts';
import { sleepHoursOf } from './sleep.ts';

/** What would be submitted, or a sentence for each field that cannot be. */
export const checkDay = (values: DayValues): Checked<ProgressInput> =>
  checkedBy(progressInputSchema, { ...values, sleepHours: sleepHoursOf(values.sleepHours) });
