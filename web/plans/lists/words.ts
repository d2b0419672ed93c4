import { type Day, formatDay, type Instant } from '#domain/day.ts';

/** '23 – 29 Nov 2026', '28 Dec 2026 – 3 Jan 2027': parts that both dates share appear once. */
export function datesOf(startDate: Day, endDate: Day): string {
  const end = formatDay(endDate, 'medium');
  if (startDate === endDate) return end;
  const [day = '', month = '', year = ''] = formatDay(startDate, 'medium').split(' ');
  if (startDate.slice(0, 7) === endDate.slice(0, 7)) return `${day} – ${end}`;
  if (startDate.slice(0, 4) === endDate.slice(0, 4)) return `${day} ${month} – ${end}`;
  return `${day} ${month} ${year} – ${end}`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment by the reader's clock: '14:02' today, '20 Nov 2026, 14:02' otherwise. */
export function momentOf(instant: Instant, now: Date): string {
  const at = new Date(instant);
  const clock = time.format(at);
  return date.format(at) === date.format(now) ? clock : `${date.format(at)}, ${clock}`;
}

/** What happens to the days logged on a plan when it is deleted. */
export function daysKept(count: number): string {
  if (count === 0) return 'No day is logged on it.';
  return count === 1
    ? '1 day is logged on it; it keeps its meals.'
    : `${count} days are logged on it; they keep their meals.`;
}

export const daysLogged = (count: number): string =>
  count === 0 ? 'no day logged' : count === 1 ? '1 day logged' : `${count} days logged`;
