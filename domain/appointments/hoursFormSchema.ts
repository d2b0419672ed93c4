import * as z from 'zod';
import { inAscii } from '../text.ts';
import { boundedText } from '../textSchema.ts';
import { type HoursInput, hoursInputSchema } from './appointmentSchema.ts';
import { typedOpenings } from './hours.ts';
import { say } from './words.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type HoursField = `day${(typeof WEEKDAYS)[number]}`;
export const hoursField = (weekday: number): HoursField => `day${weekday}` as HoursField;

const typed = boundedText(2000);
const number = typed.transform((text) => {
  const digits = inAscii(text).trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
});

/**
 * The hours of a form: numbers are texts, and each weekday is a field, as it is typed, so that two devices may change
 * two of them.
 */
export const hoursFormSchema = z
  .looseObject({
    slotMinutes: number,
    noticeHours: number,
    cancelHours: number,
    aheadDays: number,
    ...(Object.fromEntries(WEEKDAYS.map((day) => [hoursField(day), typed])) as Record<
      HoursField,
      typeof typed
    >),
  })
  .transform((values, { issues }): HoursInput => {
    const refuse = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', message, path, input: values });
    const openings = WEEKDAYS.flatMap((day) => {
      const read = typedOpenings(values[hoursField(day)], day);
      if (read === null) refuse([hoursField(day)], say.enterHours);
      return read ?? [];
    });
    const rules = Object.entries(values).filter(([name]) => !name.startsWith('day'));
    const checked = hoursInputSchema.safeParse({ ...Object.fromEntries(rules), openings });
    for (const { path, message } of checked.error?.issues ?? []) {
      const opening = path[0] === 'openings' ? openings[Number(path[1])] : undefined;
      refuse(opening ? [hoursField(opening.weekday)] : path, message);
    }
    return checked.data ?? z.NEVER;
  });
