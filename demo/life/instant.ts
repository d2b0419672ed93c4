import { addDays, type Day, dayIn, type Instant } from '#domain/day.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string, at: Date): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    clocks.set(timeZone, clock);
  }
  return clock.format(at);
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The instant when it is `clock` (HH:MM) on `day` in a time zone; approximate near a change of the clocks. */
export function instantOf(timeZone: string, day: Day, clock: string): Instant {
  const guess = new Date(`${day}T${clock}:00.000Z`);
  const there = dayIn(timeZone, guess);
  const daysOff = there === day ? 0 : there > day ? 1 : -1;
  const off = daysOff * 1440 + minutes(clockIn(timeZone, guess)) - minutes(clock);
  return new Date(guess.getTime() - off * 60_000).toISOString();
}

/** `{-12}` in a text becomes the day twelve days before today, in words. */
export function withDays(text: string, today: Day, words: (day: Day) => string): string {
  return text.replace(/\{(-?\d+)\}/g, (_, days: string) => words(addDays(today, Number(days))));
}
