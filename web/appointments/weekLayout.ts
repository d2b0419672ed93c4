import { minutesOf, type Opening } from '#domain/appointments/hours.ts';
import type { Day } from '#domain/day.ts';
import { weekdayOf } from '#domain/day.ts';
import { clockIn } from '#domain/moment.ts';
import { dayOf, minutesIn } from './inWords.ts';

type Timed = { readonly startsAt: string; readonly endsAt: string };

/** Where an appointment lies in the column of its day: in minutes of the clock, and beside how many others. */
export type Placed<Item> = {
  readonly item: Item;
  readonly from: number;
  readonly minutes: number;
  readonly lane: number;
  readonly lanes: number;
};

/** The appointments of a day, the earliest first; those of several dieticians at one time lie in lanes. */
export function placed<Item extends Timed>(
  items: readonly Item[],
  day: Day,
  zone: string,
): Placed<Item>[] {
  const all = items
    .filter(({ startsAt }) => dayOf(startsAt, zone) === day)
    .map((item) => ({
      item,
      from: minutesOf(clockIn(zone, Date.parse(item.startsAt))),
      minutes: minutesIn(item),
    }))
    .toSorted((one, other) => one.from - other.from);
  const groups: (typeof all)[] = [];
  let until = 0;
  for (const each of all) {
    if (each.from >= until) groups.push([]);
    groups.at(-1)?.push(each);
    until = Math.max(until, each.from + each.minutes);
  }
  return groups.flatMap(besideOneAnother);
}

/** Appointments of which each overlaps another: in so few lanes of the same width that none covers another. */
function besideOneAnother<Each extends { from: number; minutes: number }>(group: readonly Each[]) {
  const ends: number[] = [];
  const laned = group.map((each) => {
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = each.from + each.minutes;
    return { ...each, lane };
  });
  return laned.map((each) => ({ ...each, lanes: ends.length }));
}

const USUAL = { from: 8 * 60, to: 18 * 60 };
const HOUR = 60;

/** The hours that the week shows, in minutes: the usual ones, and all that have an opening or an appointment. */
export function shownHours(
  openings: readonly Opening[],
  taken: readonly Pick<Placed<unknown>, 'from' | 'minutes'>[],
): { readonly from: number; readonly to: number } {
  const from = [USUAL.from, ...openings.map((each) => minutesOf(each.from))];
  const to = [USUAL.to, ...openings.map((each) => minutesOf(each.to))];
  const first = Math.min(...from, ...taken.map((each) => each.from));
  const last = Math.max(...to, ...taken.map((each) => each.from + each.minutes));
  return { from: Math.floor(first / HOUR) * HOUR, to: Math.min(24, Math.ceil(last / HOUR)) * HOUR };
}

export const openingsOn = (openings: readonly Opening[], day: Day): Opening[] =>
  openings.filter(({ weekday }) => weekday === weekdayOf(day));

type At = { readonly day: number; readonly nth: number };

/**
 * Where an arrow leads among the appointments of some days, of which each has so many; null where there is none that
 * way. To another day it leads to the one that begins at the nearest time.
 */
export function arrowFrom(
  key: string,
  { day, nth }: At,
  starts: readonly (readonly number[])[],
): At | null {
  const here = starts[day] ?? [];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const to = nth + (key === 'ArrowDown' ? 1 : -1);
    return to in here ? { day, nth: to } : null;
  }
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let other = day + step; other in starts; other += step) {
    const there = starts[other] ?? [];
    if (there.length === 0) continue;
    const away = there.map((at) => Math.abs(at - (here[nth] ?? 0)));
    return { day: other, nth: away.indexOf(Math.min(...away)) };
  }
  return null;
}
