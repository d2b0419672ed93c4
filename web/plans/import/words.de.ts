import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  importPlan: 'Plan importieren',
  reading: 'Wird gelesen …',
  howToChoose:
    'Wähle eine Excel-, Word-, CSV- oder TSV-Datei, zieh sie hierher oder füge eine Tabelle, eine Webseite oder einen Chat ein. Gelesen wird in diesem Browser; nichts wird gesendet.',
  file: 'Datei',
  pasteHere: 'Hier einfügen',
  tableOrChat: 'Eine Tabelle oder ein Chat',
  importIt: 'Importieren',
  keepAsPasted: 'So lassen',
  looksLikePlan:
    'Das sieht nach einem Plan aus. Beim Importieren kommt jede Mahlzeit an ihren Platz.',
  weekOfNumber: (number) => `Woche ${number}`,
  daysGo: 'Tage stehen',
  across: 'in Spalten',
  down: 'in Zeilen',
  firstDay: 'Erster Tag',
  firstDayOn: (day) => `Erster Tag, ${day}`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fileDates: (from, to) => `Zeitraum der Datei verwenden: ${from} bis ${to}`,
  didNotWork: 'Das hat nicht geklappt. Die Woche unten ist wie vorher.',
  oneOfWeeks: (count) => `Eine von ${inDigits(count)} Wochen.`,
  takeOver: 'Übernehmen',
  toCheck: 'Zu prüfen',
  cellsToCheck: (count, why) => `${numbered(count, { one: '# Feld', other: '# Felder' })}: ${why}`,
  weekToUse: 'Woche, die übernommen wird',
  check: 'prüfen',
  intoNotes: 'Kommt in die Notizen',
  notImported: 'Nicht importiert',
  titleAndCount: (title, count) => `${title} (${inDigits(count)})`,
  addTheseToo: 'Auch das zu den Notizen hinzufügen',
  meals: (count) => numbered(count, { one: '# Mahlzeit', other: '# Mahlzeiten' }),
  mealsOnDays: (meals, count) =>
    `${meals} an ${numbered(count, { one: '# Tag', other: '# Tagen' })}`,
  numberToCheck: (count) => `${inDigits(count)} zu prüfen`,
  numberLeft: (count) => `${inDigits(count)} nicht importiert, siehe unten`,
  found: (parts) => `${parts.join(', ')}.`,
  replacesMeals: (count) =>
    numbered(count, {
      one: 'Das ersetzt die Woche im Plan: 1 Mahlzeit darin fällt weg.',
      other: 'Das ersetzt die Woche im Plan: # Mahlzeiten darin fallen weg.',
    }),
  imported: (meals) => `${meals} importiert. „Rückgängig“ nimmt das zurück.`,
  importedLeft: (meals, left) =>
    `${meals} importiert, ${inDigits(left)} ausgelassen. „Rückgängig“ nimmt das zurück.`,
};
