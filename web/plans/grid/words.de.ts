import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  weekTable: 'Sieben Tage mit acht Mahlzeiten',
  daysOfPlan: 'Tage des Plans',
  timing: 'Zeit',
  over: ', vorbei',
  today: 'heute',
  undoIt: '„Rückgängig“ nimmt das zurück.',
  copyDayTo: (day) => `${day} kopieren nach …`,
  copyTo: 'Tag kopieren nach …',
  allOtherDays: 'Alle anderen Tage',
  swapWith: (day) => `Mit ${day} tauschen`,
  clearDay: 'Diesen Tag leeren',
  nothingToCopy: 'Nichts zu kopieren: Sie sind schon gleich.',
  copiedDay: (day, to) => `${day} nach ${to} kopiert. „Rückgängig“ nimmt das zurück.`,
  copiedToOthers: (day) => `${day} auf die anderen Tage kopiert. „Rückgängig“ nimmt das zurück.`,
  nothingToSwap: 'Nichts zu tauschen: Sie sind schon gleich.',
  swapped: (day, other) => `${day} und ${other} getauscht. „Rückgängig“ nimmt das zurück.`,
  clearedDay: (day) => `${day} geleert. „Rückgängig“ nimmt das zurück.`,
  alternatives: (count) => `${inDigits(count)} Alternativen zur Auswahl`,
  charactersOf: (length, most) => `${length} von ${most} Zeichen`,
  mealsOn: (day, count) =>
    plural(count, {
      one: `${day}, ${inDigits(count)} Mahlzeit`,
      other: `${day}, ${inDigits(count)} Mahlzeiten`,
    }),
  done: 'Gegessen',
  mealsUsedBefore: 'Schon verwendete Mahlzeiten',
  sameAllWeek: 'Das ist schon die ganze Woche so.',
  repeatedAllWeek: 'Für die ganze Woche wiederholt.',
  copyRight: 'Nach rechts kopieren',
  repeatAllWeek: 'Ganze Woche wiederholen',
  addAlternative: 'Alternative hinzufügen',
  lineWithOr: '(eine Zeile mit „oder“)',
  findAndReplace: 'Suchen und ersetzen',
  redo: 'Wiederholen',
  keys: 'Tasten',
  replacedIn: (count) =>
    plural(count, {
      one: 'In einer Mahlzeit ersetzt. „Rückgängig“ nimmt das zurück.',
      other: `In ${inDigits(count)} Mahlzeiten ersetzt. „Rückgängig“ nimmt das zurück.`,
    }),
  findTitle: 'In dieser Woche suchen und ersetzen',
  find: 'Suchen',
  noMealHas: 'Das steht in keiner Mahlzeit.',
  replaceWith: 'Ersetzen durch',
  replaceAll: 'Alle ersetzen',
  keysTitle: 'Tasten in der Woche',
  writingInCell: 'In einem Feld schreiben',
  choosingCells: 'Mehrere Felder auswählen',
  onMac: 'Auf dem Mac nimmst du bei Buchstaben Cmd statt Strg.',
  writing: {
    nextMeal: 'zur nächsten Mahlzeit des Tages',
    sameMeal: 'zur selben Mahlzeit am nächsten Tag',
    nextCell: 'zum nächsten Feld, am Rand des Textes',
    nextAtOnce: 'sofort zum nächsten Feld',
    firstAndLast: 'zur ersten und zur letzten Mahlzeit der Woche',
    newLine: 'eine neue Zeile',
    editCell:
      'bearbeitet den Text eines Feldes, das du mit Tasten erreicht hast; Tippen ersetzt ihn',
    undoCell: 'nimmt zurück, was im Feld getippt wurde',
    copyRight: 'kopiert das Feld nach rechts',
    repeat: 'wiederholt die Mahlzeit die ganze Woche',
    undoRedo: 'rückgängig, wiederholen',
  },
  choosing: {
    fromEdge: 'Felder auswählen, vom Rand des Textes an',
    asFar: 'bis zum Rand der Woche auswählen',
    byMouse: 'mit der Maus auswählen',
    selectCell: 'wählt das Feld aus, wenn es nichts rückgängig zu machen gibt',
    all: 'wählt alle Felder aus',
    copyCutPaste: 'kopieren, ausschneiden, einfügen',
    clear: 'leert die Auswahl',
    fill: 'nach unten füllen, nach rechts füllen',
    replaceText: 'ersetzt den Text des ersten ausgewählten Feldes',
    back: 'zurück zum Schreiben im Feld',
  },
  presses: {
    drag: 'Ziehen',
    shiftClick: 'Umschalt+Klick',
    twice: 'Strg+A zweimal',
    anyLetter: 'Beliebiger Buchstabe',
  },
  chosen: (rows, columns, count) =>
    plural(count, {
      one: `${rows}, ${columns}: ${inDigits(count)} Feld ausgewählt`,
      other: `${rows}, ${columns}: ${inDigits(count)} Felder ausgewählt`,
    }),
  fromTo: (first, last) => `${first} bis ${last}`,
  nothingToClear: 'Nichts zu leeren.',
  nothingToFill: 'Nichts zu füllen.',
  besideLeftOut: 'Der Text neben der Tabelle wurde weggelassen.',
  copiedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld kopiert.`,
      other: `${inDigits(count)} Felder kopiert.`,
    }),
  cutCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld ausgeschnitten.`,
      other: `${inDigits(count)} Felder ausgeschnitten.`,
    }),
  clearedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld geleert.`,
      other: `${inDigits(count)} Felder geleert.`,
    }),
  filledCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld gefüllt.`,
      other: `${inDigits(count)} Felder gefüllt.`,
    }),
  pastedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld eingefügt.`,
      other: `${inDigits(count)} Felder eingefügt.`,
    }),
  repeatedCells: (count) =>
    plural(count, {
      one: `In ${inDigits(count)} Feld wiederholt.`,
      other: `In ${inDigits(count)} Feldern wiederholt.`,
    }),
  cellsDidNotFit: (count) =>
    plural(count, {
      one: `${inDigits(count)} Feld passte nicht in die Woche.`,
      other: `${inDigits(count)} Felder passten nicht in die Woche.`,
    }),
  contains: 'Enthält',
  printContents: 'Mitdrucken, was jeder Tag enthält',
};
