import { type Day, dayWords as dated, daysBetween } from '#domain/day.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';

export const LOAD_FAILED = 'Failed to load measurements.';
export const SAVE_FAILED = 'Failed to save the measurement.';
export const DELETE_FAILED = 'Failed to delete the measurement.';
export const DELETE_ASKED = 'Are you sure you want to delete this measurement?';
export const HIDDEN_HERE =
  'Numbers are hidden here. What you enter is saved, and your dietician sees it.';

/** '78.1 kg', or 'Saved' while numbers are hidden. */
export const valueWords = ({ value, unit }: Pick<Measurement, 'value' | 'unit'>): string =>
  value === null ? 'Saved' : quantity(value, unit);

/** 'Today', 'Yesterday', 'Mon 23 Nov'; with the year for a day of another one. */
export function dayWords(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return dated(day, today);
}

/** Who wrote a measurement, as the reader knows them. */
export function writerWords({ mine, writer }: Pick<Measurement, 'mine' | 'writer'>): string {
  if (mine) return 'You';
  return writer?.name || 'A dietician who has left';
}

/** Names a row that looks like others: '78.1 kg of Mon 23 Nov'. */
export const nameOf = (measurement: Measurement, today: Day): string =>
  `${valueWords(measurement)} of ${dayWords(measurement.date, today)}`;
