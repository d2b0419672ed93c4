import { inDigits, numbered, plural } from '#domain/language/language.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

export const say = {
  importOf: (kind: string) => `Import ${kind.toLowerCase()}`,
  about:
    'A CSV file from Withings, Renpho, Fitbit or another scale, or your own with a date and a value in each row. You see it before anything is saved.',
  csvFile: 'CSV File',
  imported: (count: number) =>
    numbered(count, { one: '1 value imported.', other: '# values imported.' }),
  failedToImport: 'Failed to import. Nothing was stored.',

  valuesFrom: 'Values from the column “{column}”.',
  notRead: 'Not read: {names}',
  names: (names: readonly string[], more: number) =>
    more > 0 ? `${quoted(names)} and ${inDigits(more)} more.` : `${quoted(names)}.`,
  howDatesWritten: 'How are the dates written?',
  readInTwoWays: (date: string) => `${date} can be read in two ways`,
  dayFirst: 'Day first',
  monthFirst: 'Month first',
  unitNotNamed: 'The file does not name it.',
  nothingGood: 'None of the rows can be imported.',
  nothingNew: 'Everything in this file is there already.',
  newValues: (count: number) => numbered(count, { one: '1 new value', other: '# new values' }),
  /** After what is new. */
  andKnown: (count: number) => `, ${inDigits(count)} there already`,
  andRefused: (count: number) => `, ${inDigits(count)} refused`,
  firstValues: 'First values',
  valueOf: (when: string, value: string) => `${when}: ${value}`,
  refusedRows: 'Refused rows',
  row: (line: number, why: string) => `Row ${line}: ${why}`,
  moreRows: (count: number) => numbered(count, { one: 'and 1 more row', other: 'and # more rows' }),
  unusualValues: 'Unusual values',
  importUnusual: (count: number) =>
    plural(count, {
      one: 'It is right: import it too',
      other: 'They are right: import them too',
    }),

  tooLarge: 'This file is larger than 1 MB. Export a shorter time, or split it.',
  tooMany: (most: number) =>
    `This file has more than ${inDigits(most)} rows. Export a shorter time, or split it.`,
  notText: 'This is not a CSV file. Export the measurements as CSV and choose that file.',
  empty: 'There is nothing in this file.',
  noDateColumn: 'No column of dates was found in this file.',
  datesMixed:
    'The dates of this file are written in two ways: day first, and month first. Write them as YYYY-MM-DD.',
  noColumnOf: (kind: string) => `No column of ${kind.toLowerCase()} was found in this file.`,
  noColumnAmong: (kind: string, columns: readonly string[]) =>
    `No column of ${kind.toLowerCase()} was found in this file. There are: ${quoted(columns)}.`,
  noneOf: (kind: string) => `There is no value of ${kind.toLowerCase()} in this file.`,
  twoUnits: (units: readonly string[]) =>
    `This file has values in ${units.join(' and in ')}. Split it, so that each file has one unit.`,
  decimalCommas: 'Decimal commas need semicolons between the columns.',
  someUnits:
    'Some values of this file have a unit beside them and some have none. Write it beside all of them, or beside none.',
  unknownUnit: (unit: string, kind: string, units: readonly string[]) =>
    `This file has values in “${unit}”, which is no unit of ${kind.toLowerCase()} here. It can be in ${units.join(' or in ')}.`,
  noDate: 'no date that exists',
  noNumber: 'no number above 0',
  noUnit: 'a unit that is not known here',
  rowsWithoutHeading: 'rows without a heading',
};
