import { formatDay } from '#domain/day.ts';
import type { FileDates } from '#domain/import/fileDates.ts';

export const TITLE = 'Import a plan';
export const EXPLANATION =
  'Choose an Excel, Word, CSV or TSV file, drop it anywhere here, or paste a table, a web page or a chat. It is read in this browser; nothing is sent.';
export const READING = 'Reading…';
export const PASTE_LOOKS_LIKE_PLAN =
  'This paste has days and meals in it. The import puts each into its place.';
export const IMPORT_IT = 'Import It';
export const KEEP_IT = 'Keep as Pasted';
export const STAYS = 'It was not understood that way; below it is as it was.';
export const CHECK = 'check';
export const TO_NOTES = 'Goes into the notes';
export const LEFT_OVER = 'Left over';
export const ALL_TO_NOTES = 'Put these into the notes as well';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What was found, in one line. */
export const foundWords = (meals: number, days: number, unsure: number, left: number): string =>
  `${[
    `${counted(meals, 'meal')} on ${counted(days, 'day')}`,
    ...(unsure > 0 ? [`${unsure} to check`] : []),
    ...(left > 0 ? [`${left} left over, listed below`] : []),
  ].join(', ')}.`;

/** The week becomes the one shown: existing meals are removed even if the new week has none there. */
export const replacedWords = (meals: number): string =>
  meals === 1
    ? 'The week replaces the plan’s own: 1 meal written there goes.'
    : `The week replaces the plan’s own: ${meals} meals written there go.`;

/** Offers the dates that the file names. */
export const fileDatesWords = ({ startDate, endDate }: FileDates): string =>
  `Use the file’s dates: ${formatDay(startDate, 'medium')} to ${formatDay(endDate, 'medium')}`;

export const takenWords = (meals: number, left: number): string =>
  `${counted(meals, 'meal')} taken over${left > 0 ? `, ${left} left out` : ''}. Undo takes it back.`;

export const moreWords = (count: number): string => `and ${count.toLocaleString('en')} more`;
