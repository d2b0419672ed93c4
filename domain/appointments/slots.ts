import {
  addDays,
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  daysFrom,
  weekdayOf,
} from '../day.ts';
import { clockIn, momentIn } from '../moment.ts';
import { done, type Outcome, refuse } from '../refusal.ts';
import { minutesOf, type OfferRules, QUARTER_MS, type Slot, timeOf } from './hours.ts';
import { say } from './words.ts';

/** In milliseconds since 1970. */
export type Span = { readonly startsAt: number; readonly endsAt: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The slots that are offered to a customer at `now` (milliseconds since 1970) on these days of the rules' zone. A slot
 * in the hour that a clock change skips does not exist; of the hour that comes twice, the first is offered.
 */
export function offeredSlots(
  rules: OfferRules,
  taken: readonly Span[],
  now: number,
  days: DayRange,
): Slot[] {
  const { timeZone, closed, noticeHours } = rules;
  const earliest = now + noticeHours * HOUR_MS;
  const { from, to } = daysOffered(rules, now, days);
  if (to < from) return [];
  const open = daysFrom(from, daysBetween(from, to) + 1).filter(
    (day) => !closed.some((range) => range.from <= day && day <= range.to),
  );
  return open
    .flatMap((day) => spansOf(rules, day, timeZone))
    .filter(({ startsAt, endsAt }) => {
      const isFree = !taken.some((other) => other.startsAt < endsAt && startsAt < other.endsAt);
      return isFree && startsAt >= earliest && startsAt > now;
    })
    .map(asSlot);
}

export const asSlot = ({ startsAt, endsAt }: Span): Slot => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

/** Whether exactly this moment is offered, apart from what others have taken meanwhile. */
export function isOffered(rules: OfferRules, startsAt: number, now: number): boolean {
  const day = dayIn(rules.timeZone, new Date(startsAt));
  return offeredSlots(rules, [], now, { from: day, to: day }).some(
    (slot) => Date.parse(slot.startsAt) === startsAt,
  );
}

function daysOffered({ timeZone, aheadDays }: OfferRules, now: number, days: DayRange): DayRange {
  const today = dayIn(timeZone, new Date(now));
  const last = addDays(today, aheadDays);
  return {
    from: days.from > today ? days.from : today,
    to: days.to < last ? days.to : last,
  };
}

/** All slots of a day, none of which overlap: where the clock goes forward, one would run into the next. */
function spansOf({ openings, slotMinutes }: OfferRules, day: Day, timeZone: string): Span[] {
  const spans: Span[] = [];
  const today = openings
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  for (const { from, to } of today) {
    const closes = momentIn(timeZone, day, to);
    for (let at = minutesOf(from); at + slotMinutes <= minutesOf(to); at += slotMinutes) {
      const startsAt = momentIn(timeZone, day, timeOf(at));
      const endsAt = startsAt + slotMinutes * MINUTE_MS;
      const isShown = clockIn(timeZone, startsAt) === timeOf(at);
      if (isShown && endsAt <= closes && startsAt >= (spans.at(-1)?.endsAt ?? startsAt))
        spans.push({ startsAt, endsAt });
    }
  }
  return spans;
}

/** When an appointment begins that a dietician typed as a day and 'HH:MM'; refused for a time that the clock skips. */
export function startOf(timeZone: string, day: Day, time: string): Outcome<number> {
  const startsAt = momentIn(timeZone, day, time);
  return clockIn(timeZone, startsAt) === time
    ? done(startsAt)
    : refuse({ code: 'clock-skips-it', message: say.clockSkipsIt });
}

/** The quarters of an hour since 1970 that a span takes: no two appointments of a dietician share one. */
export function quartersOf({ startsAt, endsAt }: Span): number[] {
  const first = Math.floor(startsAt / QUARTER_MS);
  return Array.from({ length: Math.ceil(endsAt / QUARTER_MS) - first }, (_, nth) => first + nth);
}
