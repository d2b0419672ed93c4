import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  asPlanned: (done, meals) => `${inDigits(done)} sur ${inDigits(meals)} faits`,
  other: (count) => numbered(count, { one: '# remplacé', other: '# remplacés' }),
  skipped: (count) => numbered(count, { one: '# sauté', other: '# sautés' }),
  between: ', ',
  insteadOf: (what) => `À la place : ${what}`,
  insteadUnsaid: 'Autre chose à la place',
  skippedFor: (why) => `Sauté : ${why}`,
  skippedUnsaid: 'Sauté',
  pickedOf: (picked, count) => `${picked} (choisi parmi ${inDigits(count)})`,
  notLogged: 'pas noté',
  logged: 'noté',
  loggedAll: 'noté, tous les repas faits',
  loggedSome: (percent) => `noté, ${inDigits(percent)} % des repas faits`,
  good: { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir' },
  newMessages: (count) =>
    numbered(count, {
      one: 'Vous avez un nouveau message.',
      other: 'Vous avez # nouveaux messages.',
    }),
  nextAt: (timing, meal) => `Ensuite : ${timing}, ${meal}`,
  next: (meal) => `Ensuite : ${meal}`,
  loggedInARow: (days) => `Vous avez noté vos ${inDigits(days)} derniers jours.`,
  todayDone: 'Tous les repas d’aujourd’hui sont faits.',
  nearGoal: 'Vous touchez presque l’un de vos objectifs.',
  goalEndsToday: 'L’un de vos objectifs se termine aujourd’hui.',
  goalEndsIn: (days) =>
    numbered(days, {
      one: 'L’un de vos objectifs se termine demain.',
      other: 'L’un de vos objectifs se termine dans # jours.',
    }),
  moods: { Awful: 'Très mal', Low: 'Mal', Okay: 'Ça va', Good: 'Bien', Great: 'Super' },
  units: {
    glass: 'verre',
    glasses: 'verres',
    litre: 'litre',
    litres: 'litres',
    ounces: 'onces',
    millilitres: 'ml',
  },
  unknownDish: 'Aucun plan de ce jour ne contient ce repas.',
  unknownPick: 'Ce repas n’a pas cette variante.',
  notYet: 'Cette journée n’a pas encore commencé. Notez-la le moment venu.',
  tooLongAgo: (first) =>
    `Cette journée est trop ancienne. Vous pouvez noter les jours à partir du ${first}.`,
  hoursAreNumber: 'Indiquez les heures en chiffres.',
  sleepRange: 'Le sommeil va de 0 à 24 heures.',
  scoreRange: 'La note du jour est un nombre entier de 1 à 5.',
};
