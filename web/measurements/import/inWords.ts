import { IMPORT_ROWS_MAX } from '#domain/measurements/measurement.ts';

export const TOO_LARGE = 'This file is larger than 1 MB. Export a shorter time, or split it.';
export const TOO_MANY = `This file has more than ${IMPORT_ROWS_MAX.toLocaleString('en')} rows. Export a shorter time, or split it.`;
export const NOT_TEXT =
  'This is not a CSV file. Export the measurements as CSV and choose that file.';
export const EMPTY = 'There is nothing in this file.';
export const NO_DATE_COLUMN = 'No column of dates was found in this file.';
export const ORDER_MIXED =
  'The dates of this file are written in two ways: day first, and month first. Write them as YYYY-MM-DD.';
export const NOTHING_NEW = 'Everything in this file is there already.';
export const NOTHING_GOOD = 'None of the rows can be imported.';
export const NO_DATE = 'no date that exists';
export const NO_NUMBER = 'no number above 0';
export const NO_UNIT = 'a unit that is not known here';
export const IMPORT_FAILED = 'Failed to import. Nothing was stored.';

export const noColumnOf = (name: string, header: readonly string[]): string => {
  const columns = header
    .filter(Boolean)
    .slice(0, 8)
    .map((each) => `“${each.slice(0, 40)}”`);
  const there = columns.length > 0 ? ` There are: ${columns.join(', ')}.` : '';
  return `No column of ${name.toLowerCase()} was found in this file.${there}`;
};

const UNREAD_SHOWN = 8;

/** '“BMI”, “Fat” and 3 more': what of a file is not read. */
export function unreadWords(names: readonly string[]): string {
  const shown = names.slice(0, UNREAD_SHOWN).map((name) => `“${name.slice(0, 40)}”`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

export const twoUnits = (units: readonly string[]): string =>
  `This file has values in ${units.join(' and in ')}. Split it, so that each file has one unit.`;

export const DECIMAL_COMMAS = 'Decimal commas need semicolons between the columns.';
export const SOME_UNITS =
  'Some values of this file have a unit beside them and some have none. Write it beside all of them, or beside none.';

export const unknownUnit = (unit: string, name: string, units: readonly string[]): string =>
  `This file has values in “${unit.slice(0, 20)}”, which is no unit of ${name.toLowerCase()} here. It can be in ${units.join(' or in ')}.`;

export const noneOfKind = (name: string): string =>
  `There is no value of ${name.toLowerCase()} in this file.`;

/** '1,204 values': a count with its noun. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
