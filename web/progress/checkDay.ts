import type { DayField } from '#domain/progress/dayParts.ts';
import {
  type DailyProgress,
  type ProgressInput,
  progressInputSchema,
} from '#domain/progress/progressSchema.ts';
import { waterQuestion, waterRefusal } from '#domain/progress/water.ts';
import { type Checked, checkedBy } from '../draft/useSending.ts';
import type { DayValues } from './dayShown.ts';
import { sleepHoursOf } from './sleep.ts';

type Stored = Pick<DailyProgress, 'waterIntake'> | null;

/**
 * The content to store, or a sentence for each field that prevents it. Water stays as it was `stored` before such
 * amounts were refused.
 */
export function checkDay(values: DayValues, stored: Stored = null): Checked<ProgressInput> {
  const { meals, instead, picked, waterIntake, mood, dietScore, notes } = values;
  const written = { meals, instead, picked, waterIntake, mood, dietScore, notes };
  const sleepHours = sleepHoursOf(values.sleepHours);
  const checked = checkedBy(progressInputSchema, { ...written, sleepHours });
  const water = waterIntake === stored?.waterIntake ? null : waterRefusal(waterIntake);
  if (water === null) return checked;
  return { ok: false, errors: { ...(!checked.ok && checked.errors), waterIntake: water } };
}

/** Whether the words about the water are new, and can be read in two ways. */
export const isWaterAsked = (waterIntake: string, stored: Stored): boolean =>
  waterIntake !== (stored?.waterIntake ?? '') && waterQuestion(waterIntake) !== null;

/** Whether a field can be stored as it is: it has no error, and the water needs no clarification. */
export function isFit(field: DayField, values: DayValues, stored: Stored): boolean {
  const checked = checkDay(values, stored);
  if (!checked.ok && checked.errors[field] !== undefined) return false;
  return field !== 'waterIntake' || !isWaterAsked(values.waterIntake, stored);
}
