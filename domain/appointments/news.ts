import type { Instant } from '../day.ts';
import { isInstant } from '../moment.ts';

export const APPOINTMENT_NEWS = ['booked', 'moved', 'cancelled', 'clashes'] as const;
export type AppointmentNews = (typeof APPOINTMENT_NEWS)[number];

/** What a notification of an appointment is about: what happened, and when the appointment begins or began. */
export const newsAbout = (what: AppointmentNews, startsAt: Instant): string =>
  `${what} ${startsAt}`;

/** The two parts of {@link newsAbout}; null for anything else. */
export function newsIn(
  about: string,
): { readonly what: AppointmentNews; readonly startsAt: Instant } | null {
  const [word, startsAt = ''] = about.split(' ');
  const what = APPOINTMENT_NEWS.find((each) => each === word);
  return what && isInstant(startsAt) ? { what, startsAt } : null;
}
