import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import type { Slot } from '#domain/appointments/hours.ts';
import { type Day, dayIn, daysBetween, dayWords, formatTime } from '#domain/day.ts';
import { intlLocale } from '#domain/language/language.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

export const timeWords = (at: string, zone: string): string => formatTime(new Date(at), zone);

export const dayOf = (at: string, zone: string): Day => dayIn(zone, new Date(at));

const withTimes = (day: string, { startsAt, endsAt }: Slot, zone: string): string =>
  say.dayAndTimes(day, timeWords(startsAt, zone), timeWords(endsAt, zone));

/** 'Tue 1 Dec, 09:00–10:00'. */
export const whenWords = (slot: Slot, zone: string): string =>
  withTimes(dayWords(dayOf(slot.startsAt, zone), dayIn(zone, new Date())), slot, zone);

/** 'tomorrow, 09:00–10:00'; null for a later day. */
export function soonWords(slot: Slot, zone: string, today: Day): string | null {
  const left = daysBetween(today, dayOf(slot.startsAt, zone));
  const day = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto' }).format(left, 'day');
  return left > 1 ? null : withTimes(day, slot, zone);
}

export const minutesIn = ({ startsAt, endsAt }: Slot): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

export const isAhead = ({ state, endsAt }: Appointment, now: Date): boolean =>
  state === 'booked' && Date.parse(endsAt) > now.getTime();

/** The appointments to come, the next one first. */
export const ahead = (all: readonly Appointment[], now: Date): Appointment[] =>
  all
    .filter((each) => isAhead(each, now))
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));

export const withWords = ({ dietician }: Appointment): string =>
  dietician ? dietician.name.trim() || ofKit.aDietician : say.whoHasLeft;

export function cancelledWords({ cancelledBy }: Appointment, reader: 'customer' | 'dietician') {
  if (cancelledBy === reader) return say.cancelledByYou;
  return cancelledBy === 'customer' ? say.cancelledByCustomer : say.cancelledByDietician;
}
