import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import type { ProgressInput } from '#domain/progress/progressSchema.ts';
import type { Errors } from '../draft/sending.ts';
import { sleepText } from './sleep.ts';

/** A day as it stands in the form: sleep is what was typed, and only later a number. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };

/** A sentence for each field that is wrong. What is wrong with a meal has one place. */
export type DayErrors = { readonly [Field in keyof DayValues]?: string | undefined };

export const dayErrors = ({ dishes, instead, picked, ...errors }: Errors): DayErrors => {
  const meals = dishes ?? instead ?? picked;
  return meals ? { meals, ...errors } : errors;
};

export function valuesOf(record: ProgressInput | null): DayValues {
  const { meals, instead, picked, waterIntake, sleepHours, mood, dietScore, notes } =
    record ?? EMPTY_PROGRESS;
  const written = { meals, instead, picked, waterIntake, mood, dietScore, notes };
  return { ...written, sleepHours: sleepText(sleepHours) };
}
