import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const silent = (days: number) =>
  numbered(days, { one: 'Rien noté depuis un jour', other: 'Rien noté depuis # jours' });

export const say: typeof english = {
  asked: {
    justNow: 'A posé une question il y a moins d’une heure.',
    hoursAgo: (hours) =>
      numbered(hours, {
        one: 'A posé une question il y a une heure.',
        other: 'A posé une question il y a # heures.',
      }),
    daysAgo: (days) =>
      numbered(days, {
        one: 'A posé une question il y a un jour.',
        other: 'A posé une question il y a # jours.',
      }),
  },
  askedMore: {
    justNow: (count) => `A écrit ${inDigits(count)} messages, le premier il y a moins d’une heure.`,
    hoursAgo: (count, hours) =>
      plural(hours, {
        one: `A écrit ${inDigits(count)} messages, le premier il y a une heure.`,
        other: `A écrit ${inDigits(count)} messages, le premier il y a ${inDigits(hours)} heures.`,
      }),
    daysAgo: (count, days) =>
      plural(days, {
        one: `A écrit ${inDigits(count)} messages, le premier il y a un jour.`,
        other: `A écrit ${inDigits(count)} messages, le premier il y a ${inDigits(days)} jours.`,
      }),
  },
  wroteNotes: (count, lastOn) =>
    plural(count, {
      one: `A écrit une remarque le ${lastOn}.`,
      other: `A écrit ${inDigits(count)} remarques, la dernière le ${lastOn}.`,
    }),

  aboveUsual: (weight, off) => `Pèse ${weight}, ${off} de plus que d’habitude.`,
  belowUsual: (weight, off) => `Pèse ${weight}, ${off} de moins que d’habitude.`,
  behindSchedule: (weight, off, goal) =>
    `Pèse ${weight}, ${off} de retard sur l’objectif (${goal}).`,
  aboveLine: (weight, off, goal) =>
    `Pèse ${weight}, ${off} de plus que prévu (objectif\u00a0: ${goal}).`,
  belowLine: (weight, off, goal) =>
    `Pèse ${weight}, ${off} de moins que prévu (objectif\u00a0: ${goal}).`,

  neverLogged: (days) =>
    numbered(days, {
      one: 'A un plan depuis un jour et n’a encore rien noté.',
      other: 'A un plan depuis # jours et n’a encore rien noté.',
    }),
  silent: (days) => `${silent(days)}.`,
  silentUsuallyDaily: (days) => `${silent(days)} (d’habitude, tous les jours).`,
  silentUsuallyWeekly: (days, daysAWeek) =>
    plural(daysAWeek, {
      one: `${silent(days)} (d’habitude, une fois par semaine).`,
      other: `${silent(days)} (d’habitude, ${inDigits(daysAWeek)} jours par semaine).`,
    }),
  silentUsuallyRarely: (days) => `${silent(days)} (d’habitude, moins d’une fois par semaine).`,

  lowAdherence: (percent) => `${inDigits(percent)} % sur les 7 derniers jours notés.`,
  lowAdherenceUsually: (percent, usual) =>
    `${inDigits(percent)} % sur les 7 derniers jours notés, ${inDigits(usual)} % d’habitude.`,

  noPlanYet: 'Pas encore de plan.',
  noPlanSince: (day) => `Pas de plan depuis le ${day}.`,
  noPlanFrom: (day) => `Pas de plan à partir du ${day}.`,

  coachingEndsToday: 'Le suivi se termine aujourd’hui.',
  coachingEndsTomorrow: 'Le suivi se termine demain.',
  coachingEndsOn: (day) => `Le suivi se termine le ${day}.`,
  coachingEndedYesterday: 'Le suivi s’est terminé hier.',
  coachingEndedOn: (day) => `Le suivi s’est terminé le ${day}.`,

  joinedToday: 'Inscription aujourd’hui, pas encore de dates de suivi.',
  joinedYesterday: 'Inscription hier, pas encore de dates de suivi.',
  joinedOn: (day) => `Inscription le ${day}, pas encore de dates de suivi.`,

  chooseLaterDay: 'Choisissez un jour à venir.',
  atMostAYear: 'Un an au plus à partir d’aujourd’hui.',
  wholeNumber: (least, most) =>
    `Saisissez un nombre entier de ${inDigits(least)} à ${inDigits(most)}.`,
};
