import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  asPlanned: (done, meals) => `${inDigits(done)} de ${inDigits(meals)} hechas`,
  other: (count) => numbered(count, { one: '1 cambiada', other: '# cambiadas' }),
  skipped: (count) => numbered(count, { one: '1 omitida', other: '# omitidas' }),
  between: ', ',
  insteadOf: (what) => `En su lugar: ${what}`,
  insteadUnsaid: 'En su lugar, otra cosa',
  skippedFor: (why) => `Omitida: ${why}`,
  skippedUnsaid: 'Omitida',
  pickedOf: (picked, count) => `${picked} (elegido entre ${inDigits(count)})`,
  notLogged: 'sin registrar',
  logged: 'registrado',
  loggedAll: 'registrado, todas las comidas hechas',
  loggedSome: (percent) => `registrado, ${inDigits(percent)} % de las comidas hechas`,
  good: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
  newMessages: (count) =>
    numbered(count, { one: 'Tienes un mensaje nuevo.', other: 'Tienes # mensajes nuevos.' }),
  nextAt: (timing, meal) => `Ahora toca: ${timing}, ${meal}`,
  next: (meal) => `Ahora toca: ${meal}`,
  loggedInARow: (days) => `Has registrado los últimos ${inDigits(days)} días.`,
  todayDone: 'Has hecho todas las comidas de hoy.',
  nearGoal: 'Te falta poco para uno de tus objetivos.',
  goalEndsToday: 'Uno de tus objetivos termina hoy.',
  goalEndsIn: (days) =>
    numbered(days, {
      one: 'Uno de tus objetivos termina mañana.',
      other: 'Uno de tus objetivos termina dentro de # días.',
    }),
  moods: { Awful: 'Fatal', Low: 'Mal', Okay: 'Así así', Good: 'Bien', Great: 'Genial' },
  units: {
    glass: 'vaso',
    glasses: 'vasos',
    litre: 'litro',
    litres: 'litros',
    ounces: 'onzas',
    millilitres: 'mililitros',
  },
  unknownDish: 'Ningún plan de este día tiene esta comida.',
  unknownPick: 'Esta comida no tiene esa alternativa.',
  notYet: 'Este día todavía no ha empezado. Regístralo cuando llegue.',
  tooLongAgo: (first) =>
    `Este día queda demasiado atrás. Puedes registrar días a partir del ${first}.`,
  hoursAreNumber: 'Escribe las horas con un número.',
  sleepRange: 'El sueño va de 0 a 24 horas.',
  scoreRange: 'La puntuación es un número entero del 1 al 5.',
};
