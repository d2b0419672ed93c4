import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import type { ProgressInput } from '#domain/progress/progressSchema.ts';
import type { Errors } from '../draft/sending.ts';
import { sleepText } from './sleep.ts';

/** A day as the form holds it: sleep is the typed text and becomes a number only later. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };

/** One error sentence for each wrong field. All errors of a meal are shown in one place. */
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
