import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const silent = (days: number) =>
  numbered(days, { one: 'Un día sin registrar nada', other: '# días sin registrar nada' });

export const say: typeof english = {
  asked: {
    justNow: 'Preguntó hace menos de una hora.',
    hoursAgo: (hours) =>
      numbered(hours, { one: 'Preguntó hace una hora.', other: 'Preguntó hace # horas.' }),
    daysAgo: (days) =>
      numbered(days, { one: 'Preguntó hace un día.', other: 'Preguntó hace # días.' }),
  },
  askedMore: {
    justNow: (count) => `Escribió ${inDigits(count)} mensajes, el primero hace menos de una hora.`,
    hoursAgo: (count, hours) =>
      plural(hours, {
        one: `Escribió ${inDigits(count)} mensajes, el primero hace una hora.`,
        other: `Escribió ${inDigits(count)} mensajes, el primero hace ${inDigits(hours)} horas.`,
      }),
    daysAgo: (count, days) =>
      plural(days, {
        one: `Escribió ${inDigits(count)} mensajes, el primero hace un día.`,
        other: `Escribió ${inDigits(count)} mensajes, el primero hace ${inDigits(days)} días.`,
      }),
  },
  wroteNotes: (count, lastOn) =>
    `Escribió ${numbered(count, { one: 'una nota', other: '# notas, la última' })} el ${lastOn}.`,

  aboveUsual: (weight, off) => `Pesa ${weight}, ${off} más de lo habitual.`,
  belowUsual: (weight, off) => `Pesa ${weight}, ${off} menos de lo habitual.`,
  behindSchedule: (weight, off, goal) =>
    `Pesa ${weight}, con ${off} de retraso (objetivo: ${goal}).`,
  aboveLine: (weight, off, goal) =>
    `Pesa ${weight}, ${off} por encima de lo previsto (objetivo: ${goal}).`,
  belowLine: (weight, off, goal) =>
    `Pesa ${weight}, ${off} por debajo de lo previsto (objetivo: ${goal}).`,

  neverLogged: (days) =>
    numbered(days, {
      one: 'Tiene plan desde hace un día y aún no ha registrado nada.',
      other: 'Tiene plan desde hace # días y aún no ha registrado nada.',
    }),
  silent: (days) => `${silent(days)}.`,
  silentUsuallyDaily: (days) => `${silent(days)}; suele hacerlo a diario.`,
  silentUsuallyWeekly: (days, daysAWeek) =>
    plural(daysAWeek, {
      one: `${silent(days)}; suele hacerlo una vez por semana.`,
      other: `${silent(days)}; suele hacerlo ${inDigits(daysAWeek)} días por semana.`,
    }),
  silentUsuallyRarely: (days) => `${silent(days)}; suele hacerlo menos de una vez por semana.`,

  lowAdherence: (percent) => `${inDigits(percent)} % en los últimos 7 días registrados.`,
  lowAdherenceUsually: (percent, usual) =>
    `${inDigits(percent)} % en los últimos 7 días registrados; lo habitual es un ${inDigits(usual)} %.`,

  noPlanYet: 'Aún sin plan.',
  noPlanSince: (day) => `Sin plan desde el ${day}.`,
  noPlanFrom: (day) => `Sin plan a partir del ${day}.`,

  coachingEndsToday: 'El acompañamiento termina hoy.',
  coachingEndsTomorrow: 'El acompañamiento termina mañana.',
  coachingEndsOn: (day) => `El acompañamiento termina el ${day}.`,
  coachingEndedYesterday: 'El acompañamiento terminó ayer.',
  coachingEndedOn: (day) => `El acompañamiento terminó el ${day}.`,

  joinedToday: 'Se dio de alta hoy; aún sin fechas de acompañamiento.',
  joinedYesterday: 'Se dio de alta ayer; aún sin fechas de acompañamiento.',
  joinedOn: (day) => `Se dio de alta el ${day}; aún sin fechas de acompañamiento.`,

  chooseLaterDay: 'Elige un día posterior a hoy.',
  atMostAYear: 'Como mucho, dentro de un año.',
  wholeNumber: (least, most) =>
    `Escribe un número entero entre ${inDigits(least)} y ${inDigits(most)}.`,
};
