import * as z from 'zod';
import { inAscii } from '../text.ts';
import { boundedText } from '../textSchema.ts';
import { type HoursInput, hoursInputSchema } from './appointmentSchema.ts';
import { typedOpenings } from './hours.ts';
import { say } from './words.ts';

const typed = boundedText(2000);
const number = typed.transform((text) => {
  const digits = inAscii(text).trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
});

/** The hours of a form: numbers are texts, and each weekday has its hours as they are typed. */
export const hoursFormSchema = z
  .looseObject({
    slotMinutes: number,
    noticeHours: number,
    cancelHours: number,
    aheadDays: number,
    days: z.array(typed),
  })
  .transform(({ days, ...rules }, { issues }): HoursInput => {
    const refuse = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', message, path, input: days });
    const openings = days.flatMap((text, at) => {
      const read = typedOpenings(text, at + 1);
      if (read === null) refuse(['days', at], say.enterHours);
      return read ?? [];
    });
    const checked = hoursInputSchema.safeParse({ ...rules, openings });
    for (const { path, message } of checked.error?.issues ?? []) {
      const opening = path[0] === 'openings' ? openings[Number(path[1])] : undefined;
      refuse(opening ? ['days', opening.weekday - 1] : path, message);
    }
    return checked.data ?? z.NEVER;
  });
