import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import type { ProgressInput } from '#domain/progress/progressSchema.ts';
import type { Errors } from '../draft/sending.ts';
import { sleepText } from './sleep.ts';

/** A day as it stands in the form: sleep is what was typed, and only later a number. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };

/** A sentence for each field that is wrong. The dishes have their place with the meals. */
export type DayErrors = { readonly [Field in keyof DayValues]?: string | undefined };

export const dayErrors = ({ dishes, ...errors }: Errors): DayErrors =>
  dishes ? { meals: dishes, ...errors } : errors;

export function valuesOf(record: ProgressInput | null): DayValues {
  const { meals, waterIntake, sleepHours, mood, dietScore, notes } = record ?? EMPTY_PROGRESS;
  return { meals, waterIntake, sleepHours: sleepText(sleepHours), mood, dietScore, notes };
}
