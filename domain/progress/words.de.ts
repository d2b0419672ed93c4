import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  asPlanned: (done, meals) => `${inDigits(done)} von ${inDigits(meals)} geschafft`,
  other: (count) => `${inDigits(count)} getauscht`,
  skipped: (count) => `${inDigits(count)} ausgelassen`,
  between: ', ',
  insteadOf: (what) => `Stattdessen: ${what}`,
  insteadUnsaid: 'Stattdessen etwas anderes',
  skippedFor: (why) => `Ausgelassen: ${why}`,
  skippedUnsaid: 'Ausgelassen',
  pickedOf: (picked, count) => `${picked} (aus ${inDigits(count)} gewählt)`,
  notLogged: 'nicht eingetragen',
  logged: 'eingetragen',
  loggedAll: 'eingetragen, alle Mahlzeiten geschafft',
  loggedSome: (percent) => `eingetragen, ${inDigits(percent)} % der Mahlzeiten geschafft`,
  good: { morning: 'Guten Morgen', afternoon: 'Guten Tag', evening: 'Guten Abend' },
  newMessages: (count) =>
    numbered(count, { one: 'Du hast eine neue Nachricht.', other: 'Du hast # neue Nachrichten.' }),
  nextAt: (timing, meal) => `Als Nächstes: ${timing}, ${meal}`,
  next: (meal) => `Als Nächstes: ${meal}`,
  loggedInARow: (days) => `Du hast die letzten ${inDigits(days)} Tage eingetragen.`,
  todayDone: 'Alle Mahlzeiten von heute sind geschafft.',
  nearGoal: 'Eines deiner Ziele hast du fast erreicht.',
  goalEndsToday: 'Eines deiner Ziele endet heute.',
  goalEndsIn: (days) =>
    numbered(days, {
      one: 'Eines deiner Ziele endet morgen.',
      other: 'Eines deiner Ziele endet in # Tagen.',
    }),
  moods: { Awful: 'Mies', Low: 'Nicht gut', Okay: 'Okay', Good: 'Gut', Great: 'Super' },
  units: {
    glass: 'Glas',
    glasses: 'Gläser',
    litre: 'Liter',
    litres: 'Liter',
    ounces: 'Unzen',
    millilitres: 'ml',
  },
  unknownDish: 'Diese Mahlzeit steht in keinem Plan dieses Tages.',
  unknownPick: 'Diese Auswahl gibt es bei dieser Mahlzeit nicht.',
  notYet: 'Dieser Tag hat noch nicht begonnen. Trag ihn ein, wenn es so weit ist.',
  tooLongAgo: (first) =>
    `Dieser Tag liegt zu weit zurück. Eintragen kannst du Tage ab dem ${first}.`,
  hoursAreNumber: 'Gib die Stunden als Zahl ein.',
  sleepRange: 'Gib zwischen 0 und 24 Stunden Schlaf ein.',
  scoreRange: 'Die Tageswertung ist eine ganze Zahl von 1 bis 5.',
};
