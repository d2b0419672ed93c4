import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const days = (count: number) => numbered(count, { one: '1 Tag', other: '# Tage' });

/** After 'an' and 'von'. */
const dative = (count: number) => numbered(count, { one: '1 Tag', other: '# Tagen' });

export const say: typeof english = {
  toPrint: 'Übersicht zum Drucken',
  backToTrends: 'Zurück zu den Trends',
  loadFailed: 'Die Übersicht konnte nicht geladen werden.',
  consentWithdrawn: 'Einwilligung widerrufen',
  nothing: 'Noch nichts für die Arztpraxis',
  nothingHint:
    'Sobald es eingetragene Tage, Messwerte oder ein Profil gibt, stehen sie hier auf einer Seite zum Drucken.',
  spans: { '4w': '4 Wochen', '12w': '12 Wochen', coaching: 'Ganze Betreuung' },
  notBegun: 'Die Betreuung hat noch nicht begonnen. Du siehst die letzten 12 Wochen.',
  numbersAsk:
    'Du blendest Zahlen aus, deshalb fehlen hier Gewicht, Körpermaße und Energie. Sollen sie dabei sein, blende die Zahlen zuerst wieder ein: {measurements}',
  myMeasurements: 'Meine Messwerte',

  between: ', ',
  dietician: 'Ernährungsberatung: {name}',
  time: 'Zeitraum',
  inTime: (dates, count) => `${dates}, ${days(count)}`,
  coachingIn: (standing, dates) => `${standing}, ${dates}`,

  health: 'Gesundheit',
  nothingWritten: 'Keine Angabe.',
  moreInProfile: (text) => `${text} (mehr im Profil)`,

  daysAsPlanned: 'Nach Plan gegessen',
  shareOnDays: (count) => `{share} an ${dative(count)}.`,
  meals: (kinds) => `Mahlzeiten: ${kinds}.`,
  nothingLogged: 'In dieser Zeit wurde nichts eingetragen.',
  oneDayLogged: (of, day) => `1 von ${dative(of)} eingetragen, am ${day}.`,
  daysLogged: (count, of, first, last) =>
    `${inDigits(count)} von ${dative(of)} eingetragen: der erste am ${first}, der letzte am ${last}.`,
  byWeek: (before) =>
    before === 0
      ? 'Nach Wochen ab Montag, von den eingetragenen Tagen:'
      : numbered(before, {
          one: 'Nach Wochen ab Montag, von den eingetragenen Tagen; davor liegt noch 1 Woche:',
          other: 'Nach Wochen ab Montag, von den eingetragenen Tagen; davor liegen noch # Wochen:',
        }),
  nothingLoggedThen: 'nichts eingetragen',
  countedDays: days,
  averages: {
    sleep: 'Schlaf im Durchschnitt',
    water: 'Wasser im Durchschnitt',
    mood: 'Stimmung von 1 bis 5 im Durchschnitt',
  },
  valueOnDays: (value, count) => `${value} an ${dative(count)}`,
  andUnread: (average, count) => `${average}; ${days(count)} ohne Mengenangabe nicht mitgezählt`,

  numbersLeftOut: 'Gewicht und Körpermaße fehlen auf dieser Seite. Die Ernährungsberatung hat sie.',
  nothingMeasured: 'In dieser Zeit wurde nichts gemessen.',
  kind: 'Messwert',
  first: 'Zuerst',
  last: 'Zuletzt',
  change: 'Änderung',
  theSame: 'gleich',

  noGoals: 'Keine Ziele in dieser Zeit.',
  openGoal: (day, progress) => `bis ${day}. ${progress}`,
  closedGoal: (closed) => `${closed}.`,

  lastPlan: 'Letzter Plan',
  noPlan: 'Noch kein Plan.',
  planAndDates: '{plan}, {dates}',
  noRoom: 'Dieser Plan ist zu lang für diese Seite. Drucke ihn einzeln aus.',

  shortened: 'Texte, die mit … enden, sind gekürzt. Vollständig stehen sie in Weekplate.',
  madeOn: (day, by) => `Erstellt am ${day} mit Weekplate von ${by}.`,
  source:
    'Profil und Tage stammen von der betreuten Person selbst, Messwerte von ihr oder aus der Ernährungsberatung.',
};
