import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const silent = (days: number) =>
  numbered(days, { one: 'Seit einem Tag kein Eintrag', other: 'Seit # Tagen kein Eintrag' });

export const say: typeof english = {
  asked: {
    justNow: 'Hat vor weniger als einer Stunde gefragt.',
    hoursAgo: (hours) =>
      numbered(hours, {
        one: 'Hat vor einer Stunde gefragt.',
        other: 'Hat vor # Stunden gefragt.',
      }),
    daysAgo: (days) =>
      numbered(days, { one: 'Hat vor einem Tag gefragt.', other: 'Hat vor # Tagen gefragt.' }),
  },
  askedMore: {
    justNow: (count) =>
      `Hat ${inDigits(count)} Nachrichten geschrieben, die erste vor weniger als einer Stunde.`,
    hoursAgo: (count, hours) =>
      plural(hours, {
        one: `Hat ${inDigits(count)} Nachrichten geschrieben, die erste vor einer Stunde.`,
        other: `Hat ${inDigits(count)} Nachrichten geschrieben, die erste vor ${inDigits(hours)} Stunden.`,
      }),
    daysAgo: (count, days) =>
      plural(days, {
        one: `Hat ${inDigits(count)} Nachrichten geschrieben, die erste vor einem Tag.`,
        other: `Hat ${inDigits(count)} Nachrichten geschrieben, die erste vor ${inDigits(days)} Tagen.`,
      }),
  },
  wroteNotes: (count, lastOn) =>
    plural(count, {
      one: `Hat am ${lastOn} eine Notiz geschrieben.`,
      other: `Hat ${inDigits(count)} Notizen geschrieben, die letzte am ${lastOn}.`,
    }),

  aboveUsual: (weight, off) => `Wiegt ${weight}, ${off} mehr als sonst.`,
  belowUsual: (weight, off) => `Wiegt ${weight}, ${off} weniger als sonst.`,
  behindSchedule: (weight, off, goal) => `Wiegt ${weight}, ${off} im Rückstand (Ziel ${goal}).`,
  aboveLine: (weight, off, goal) =>
    `Wiegt ${weight}, ${off} über der geplanten Linie (Ziel ${goal}).`,
  belowLine: (weight, off, goal) =>
    `Wiegt ${weight}, ${off} unter der geplanten Linie (Ziel ${goal}).`,

  neverLogged: (days) =>
    numbered(days, {
      one: 'Hat seit einem Tag einen Plan und noch nichts eingetragen.',
      other: 'Hat seit # Tagen einen Plan und noch nichts eingetragen.',
    }),
  silent: (days) => `${silent(days)}.`,
  silentUsuallyDaily: (days) => `${silent(days)}; trägt sonst täglich ein.`,
  silentUsuallyWeekly: (days, daysAWeek) =>
    plural(daysAWeek, {
      one: `${silent(days)}; trägt sonst einmal pro Woche ein.`,
      other: `${silent(days)}; trägt sonst an ${inDigits(daysAWeek)} Tagen pro Woche ein.`,
    }),
  silentUsuallyRarely: (days) => `${silent(days)}; trägt sonst seltener als einmal pro Woche ein.`,

  lowAdherence: (percent) => `${inDigits(percent)} % an den letzten 7 eingetragenen Tagen.`,
  lowAdherenceUsually: (percent, usual) =>
    `${inDigits(percent)} % an den letzten 7 eingetragenen Tagen, sonst ${inDigits(usual)} %.`,

  noPlanYet: 'Noch kein Plan.',
  noPlanSince: (day) => `Kein Plan seit ${day}.`,
  noPlanFrom: (day) => `Kein Plan ab ${day}.`,

  coachingEndsToday: 'Die Betreuung endet heute.',
  coachingEndsTomorrow: 'Die Betreuung endet morgen.',
  coachingEndsOn: (day) => `Die Betreuung endet am ${day}.`,
  coachingEndedYesterday: 'Die Betreuung endete gestern.',
  coachingEndedOn: (day) => `Die Betreuung endete am ${day}.`,

  joinedToday: 'Seit heute dabei, noch ohne Zeitraum.',
  joinedYesterday: 'Seit gestern dabei, noch ohne Zeitraum.',
  joinedOn: (day) => `Seit ${day} dabei, noch ohne Zeitraum.`,

  chooseLaterDay: 'Wähle einen Tag nach heute.',
  atMostAYear: 'Höchstens ein Jahr im Voraus, bitte.',
  wholeNumber: (least, most) =>
    `Gib bitte eine ganze Zahl von ${inDigits(least)} bis ${inDigits(most)} ein.`,
};
