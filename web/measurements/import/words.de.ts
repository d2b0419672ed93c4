import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ');

export const say: typeof english = {
  importOf: (kind) => `${kind} importieren`,
  about:
    'Eine CSV-Datei von Withings, Renpho, Fitbit oder einer anderen Waage, oder deine eigene mit Datum und Wert in jeder Zeile. Du siehst alles, bevor etwas gespeichert wird.',
  csvFile: 'CSV-Datei',
  imported: (count) => numbered(count, { one: '1 Wert importiert.', other: '# Werte importiert.' }),
  failedToImport: 'Das Importieren hat nicht geklappt. Es wurde nichts gespeichert.',

  valuesFrom: 'Werte aus der Spalte „{column}“.',
  notRead: 'Nicht gelesen: {names}',
  names: (names, more) =>
    more > 0 ? `${quoted(names)} und ${inDigits(more)} weitere.` : `${quoted(names)}.`,
  howDatesWritten: 'Wie ist das Datum geschrieben?',
  readInTwoWays: (date) => `${date} lässt sich auf zwei Arten lesen`,
  dayFirst: 'Tag zuerst',
  monthFirst: 'Monat zuerst',
  unitNotNamed: 'In der Datei steht sie nicht.',
  nothingGood: 'Keine der Zeilen lässt sich importieren.',
  nothingNew: 'Alles aus dieser Datei ist schon da.',
  newValues: (count) => numbered(count, { one: '1 neuer Wert', other: '# neue Werte' }),
  andKnown: (count) => `, ${inDigits(count)} schon da`,
  andRefused: (count) => `, ${inDigits(count)} abgelehnt`,
  firstValues: 'Die ersten Werte',
  valueOf: (when, value) => `${when}: ${value}`,
  refusedRows: 'Abgelehnte Zeilen',
  row: (line, why) => `Zeile ${line}: ${why}`,
  moreRows: (count) =>
    numbered(count, { one: 'und 1 weitere Zeile', other: 'und # weitere Zeilen' }),
  unusualValues: 'Ungewöhnliche Werte',
  importUnusual: (count) =>
    plural(count, {
      one: 'Er stimmt: mit importieren',
      other: 'Sie stimmen: mit importieren',
    }),

  tooLarge:
    'Diese Datei ist größer als 1 MB. Exportiere einen kürzeren Zeitraum oder teile sie auf.',
  tooMany: (most) =>
    `Diese Datei hat mehr als ${inDigits(most)} Zeilen. Exportiere einen kürzeren Zeitraum oder teile sie auf.`,
  notText: 'Das ist keine CSV-Datei. Exportiere die Messwerte als CSV und wähle diese Datei.',
  empty: 'Diese Datei ist leer.',
  noDateColumn: 'In dieser Datei ist keine Spalte mit Datum.',
  datesMixed:
    'In dieser Datei steht das Datum mal mit dem Tag zuerst, mal mit dem Monat. Schreib es überall als JJJJ-MM-TT.',
  noColumnOf: (kind) => `In dieser Datei ist keine Spalte für ${kind}.`,
  noColumnAmong: (kind, columns) =>
    `In dieser Datei ist keine Spalte für ${kind}. Es gibt: ${quoted(columns)}.`,
  noneOf: (kind) => `In dieser Datei ist kein Wert für ${kind}.`,
  twoUnits: (units) =>
    `Diese Datei hat Werte in ${units.join(' und in ')}. Teile sie auf, damit jede Datei nur eine Einheit hat.`,
  decimalCommas: 'Mit Dezimalkomma müssen die Spalten durch Semikolon getrennt sein.',
  someUnits:
    'Bei manchen Werten steht eine Einheit, bei anderen nicht. Schreib sie zu allen oder zu keinem.',
  unknownUnit: (unit, kind, units) =>
    `Diese Datei hat Werte in „${unit}“. Für ${kind} passt hier nur ${units.join(' oder ')}.`,
  noDate: 'kein gültiges Datum',
  noNumber: 'keine Zahl über 0',
  noUnit: 'eine Einheit, die es hier nicht gibt',
  rowsWithoutHeading: 'Zeilen ohne Überschrift',
};
