import { EMPTY_PROGRESS, type ProgressInput } from '#domain/progress/progress.ts';
import { sleepText } from './sleep.ts';

/** A day as it stands in the form: sleep is what was typed, and only later a number. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };

/** A sentence for each field that is wrong. */
export type DayErrors = Partial<Record<keyof DayValues, string>>;

export function valuesOf(record: ProgressInput | null): DayValues {
  const { meals, waterIntake, sleepHours, mood, dietScore, notes } = record ?? EMPTY_PROGRESS;
  return { meals, waterIntake, sleepHours: sleepText(sleepHours), mood, dietScore, notes };
}

/** Sentences by dotted path, as the schema or the server name them, gathered by field. */
export function errorsByField(byPath: Readonly<Record<string, string>>): DayErrors {
  const entries = Object.entries(byPath).map(([path, message]) => {
    const field = path.split('.')[0];
    return [field === 'dishes' ? 'meals' : field, message];
  });
  return Object.fromEntries(entries);
}
