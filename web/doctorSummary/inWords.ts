import { say as ofCoaching } from '#domain/coaching/words.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { DoctorFigures, DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import { periodDates } from '../customers/inWords.ts';
import { say } from './words.ts';

/** '3 Sep – 25 Nov 2026, 84 days' */
export const rangeWords = ({ from, to, figures }: DoctorSummary): string =>
  say.inTime(formatDays(from, to, 'medium'), figures.days);

/** 'Active, 1 Nov – 30 Nov 2026'; only 'No dates' if there are no dates. */
export function coachingWords({ standing, ...period }: DoctorSummary['coaching']): string {
  const word = ofCoaching.standings[standing];
  return standing === 'not_set' ? word : say.coachingIn(word, periodDates(period));
}

/** '62 of 84 days logged: the first on 4 Sep 2026, the last on 24 Nov 2026.' */
export function loggedWords({ daysLogged, days, firstLogged, lastLogged }: DoctorFigures): string {
  if (!firstLogged || !lastLogged) return say.nothingLogged;
  const first = formatDay(firstLogged, 'medium');
  return daysLogged === 1
    ? say.oneDayLogged(days, first)
    : say.daysLogged(daysLogged, days, first, formatDay(lastLogged, 'medium'));
}

/** '+1.2 kg', '−2.4 kg', 'the same' */
export function changeWords(change: number | null, unit: string): string {
  if (change === null) return '–';
  if (change === 0) return say.theSame;
  return `${change > 0 ? '+' : '−'}${quantity(Math.abs(change), unit)}`;
}
