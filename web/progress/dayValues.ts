import {
  type DailyProgress,
  EMPTY_PROGRESS,
  type ProgressInput,
  progressInputSchema,
} from '#domain/progress/progress.ts';
import { sleepHoursOf, sleepText } from './sleep.ts';

/** A day as it stands in the form: sleep is what was typed, and only later a number. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };
export type DayField = keyof DayValues;

export function valuesOf(record: DailyProgress | null): DayValues {
  const { meals, waterIntake, sleepHours, mood, dietScore, notes } = record ?? EMPTY_PROGRESS;
  return { meals, waterIntake, sleepHours: sleepText(sleepHours), mood, dietScore, notes };
}

export type Checked =
  | { ok: true; input: ProgressInput }
  | { ok: false; fields: Record<string, string> };

/** What would be submitted, or a sentence for each field that cannot be. */
export function checkDay(values: DayValues): Checked {
  const parsed = progressInputSchema.safeParse({
    ...values,
    sleepHours: sleepHoursOf(values.sleepHours),
  });
  if (parsed.success) return { ok: true, input: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message;
  return { ok: false, fields };
}
