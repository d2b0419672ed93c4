import { type Day, dayWords as dated, daysBetween } from '#domain/day.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { say } from './words.ts';

/** '78.1 kg', or 'Saved' while numbers are hidden. */
export const valueWords = ({ value, unit }: Pick<Measurement, 'value' | 'unit'>): string =>
  value === null ? say.hiddenValue : quantity(value, unit);

/** 'Today', 'Yesterday', 'Mon 23 Nov'; with the year for a day of another one. */
export function dayWords(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return say.today;
  if (ago === 1) return say.yesterday;
  return dated(day, today);
}

/** Who wrote a measurement, as the reader knows them. */
export function writerWords({ mine, writer }: Pick<Measurement, 'mine' | 'writer'>): string {
  if (mine) return say.you;
  return writer?.name || say.dieticianWhoHasLeft;
}

/** Names a row that looks like others: '78.1 kg of Mon 23 Nov'. */
export const nameOf = (measurement: Measurement, today: Day): string =>
  say.valueOfDay(valueWords(measurement), dayWords(measurement.date, today));
