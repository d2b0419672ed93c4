import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const weeks = (count: number): string => numbered(count, { one: 'una semana', other: '# semanas' });

const times = (count: number): string => numbered(count, { one: 'una vez', other: '# veces' });

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

export const say: typeof english = {
  yourGoals: 'Tus objetivos',
  openGoals: 'Objetivos abiertos',
  earlierGoals: 'Objetivos anteriores',
  failedToFetch: 'No se pudieron cargar los objetivos.',
  failedToSave: 'No se pudo guardar el objetivo.',
  failedToFetchChanges: 'No se pudieron cargar los cambios.',
  couldNotBeSaved: 'No se pudo guardar.',
  changedLook: 'El objetivo ha cambiado. Échale otro vistazo.',

  underWay: (count) =>
    numbered(count, { one: 'Hay un objetivo en marcha.', other: 'Hay # objetivos en marcha.' }),
  noneYet: {
    customer: 'Aún no hay objetivos. Ponte uno; tu dietista también lo verá.',
    dietician: 'Aún no hay objetivos. Propón uno y tu cliente lo acepta.',
  },
  setGoal: 'Fijar un objetivo',
  end: 'Terminar',
  drop: 'Abandonar',
  editNamed: (goal) => `Editar ${goal}`,
  endNamed: (goal) => `Terminar ${goal}`,
  dropNamed: (goal) => `Abandonar ${goal}`,
  newDate: 'Nueva fecha',

  kinds: {
    adherence: 'Comidas según el plan',
    water: 'Agua',
    sleep: 'Sueño',
    habit: 'Un hábito',
  },
  goalOf: (kind, target) => `${kind}: ${target}`,
  goalOfDays: (kind, target) => `${kind}: ${target} al día`,
  habitOf: {
    day: (habit, count) => (count === 1 ? habit : `${habit}, ${times(count)} al día`),
    week: (habit, count) => `${habit}, ${times(count)} a la semana`,
  },

  editGoal: (goal) => `Editar «${goal}»`,
  newGoal: 'Nuevo objetivo',
  about: 'Sobre qué',
  choose: 'Elige…',
  whatYouDo: 'Qué haces',
  walkAfterLunch: 'Un paseo después de comer',
  howOften: 'Cuántas veces',
  eachDay: 'Cada día',
  target: 'Meta',
  a: 'Por',
  spans: { day: 'día', week: 'semana' },
  ofTheMeals: '% de las comidas',
  asMeasured: 'según lo medido',
  begins: 'Empieza',
  reason: 'Motivo',
  reasonIsKept: 'Esto queda fuera del rango seguro. Tu motivo se guarda con el objetivo.',
  reasonSoFar: (reason) =>
    `Tu motivo hasta ahora: «${reason}». Escribe otro si el objetivo es aún más exigente.`,
  inUnit: (unit) => `En ${unit}, por favor.`,
  outdated: 'Este objetivo ha cambiado. Solo se guarda lo que cambies aquí.',
  saveGoal: 'Guardar objetivo',
  goalSaved: 'Objetivo guardado.',
  goalSet: 'Objetivo fijado.',

  moves: {
    accepted: { act: 'Aceptar', done: 'Objetivo aceptado.', about: '' },
    declined: {
      act: 'Rechazar',
      done: 'Objetivo rechazado.',
      about: 'Si quieres, di por qué. Así es más fácil encontrar uno que encaje mejor.',
    },
    ended: {
      act: 'Terminar',
      done: 'Objetivo terminado.',
      about: 'Termina este objetivo si ya está hecho. Se queda en la lista con su historial.',
    },
    dropped: {
      act: 'Abandonar',
      done: 'Objetivo abandonado.',
      about: 'Abandona este objetivo si ya no sigue en pie. Se queda en la lista con su historial.',
    },
  },
  askedOf: {
    accepted: (goal) => `Aceptar «${goal}»`,
    declined: (goal) => `Rechazar «${goal}»`,
    ended: (goal) => `Terminar «${goal}»`,
    dropped: (goal) => `Abandonar «${goal}»`,
  },
  inYourWords: 'Con tus palabras',
  newDateFor: (goal) => `Nueva fecha para «${goal}»`,
  saveDate: 'Guardar fecha',

  by: (day) => `para el ${day}`,
  outsideSafeRange: (reason) => `Fuera del rango seguro: ${reason}`,
  reached: '{reached} {goal}, el {day}.',
  youReachedIt: '¡Lo has conseguido!',
  doneToday: 'Hecho hoy',
  doneOfToday: (count, of) => `${count} de ${of} hoy`,

  reachedOn: (day) => `Alcanzado el ${day}.`,
  beginsOn: (day) => `Empieza el ${day}.`,
  sentence: (far, pace) => `${capital(far && pace ? `${far}; ${pace}` : far || pace)}.`,
  overdue: (far) =>
    `${far ? `${capital(far)}. ` : ''}La fecha ha pasado. Dale más tiempo o termínalo.`,
  wayDone: (done, way) => `${inDigits(done)} de ${way}`,
  timesThisWeek: (count, of) =>
    `${count} de ${plural(of, { one: '1 vez', other: `${of} veces` })} en los últimos 7 días`,
  beginsToday: 'empieza hoy',
  daysReached: (count, needed) =>
    `${count} de ${plural(needed, { one: '1 día cumplido', other: `${needed} días cumplidos` })}`,
  daysOnTrack: (count, of) =>
    `${count} de ${plural(of, { one: '1 día', other: `${of} días` })}, a buen ritmo`,
  nothingMeasured: 'aún no hay medidas',
  notMeasuredSince: (day) => `sin medidas desde el ${day}`,
  still: 'ahora apenas cambia',
  away: 'ahora se aleja del objetivo',
  paceUnknown: 'dos medidas con una semana de diferencia muestran el ritmo',
  arrives: {
    customer: (day, early) => `a este ritmo lo logras el ${day}, ${early}`,
    dietician: (day, early) => `a este ritmo lo logra el ${day}, ${early}`,
  },
  inTime: 'a tiempo',
  someDaysLate: 'unos días después de la fecha',
  weeksEarly: (count) => `${weeks(count)} antes`,
  weeksLate: (count) => `${weeks(count)} después de la fecha`,

  notAccepted: 'Tu cliente aún no lo ha aceptado.',
  notSeenByYou: 'Lo ha fijado tu cliente. Aún no lo has visto.',
  notSeenByDietician: 'Tu dietista aún no lo ha visto. Cuenta igualmente.',
  changedByDietician: 'Modificado por tu dietista.',
  proposedByDietician: 'Propuesto por tu dietista.',

  closedOn: {
    reached: (day) => `Alcanzado el ${day}`,
    ended: (day) => `Terminado el ${day}`,
    dropped: (day) => `Abandonado el ${day}`,
    declined: (day) => `Rechazado el ${day}`,
  },
  quoted: (words) => `«${words}»`,
  acceptedOn: (day) => `Aceptado el ${day}`,
  whatItWas: 'Cómo era antes',
  numbersChanged: 'Se cambiaron los números.',
  valuesSame: 'Los valores no cambiaron.',
  wasAll: (parts) => parts.join(', '),
  wasFromValue: (start) => `desde ${start}`,
  changedOn: {
    customer: (day) => `(lo cambió el cliente el ${day})`,
    dietician: (day) => `(lo cambió un dietista el ${day})`,
  },
  changedBy: (day, name) => `(lo cambió ${name} el ${day})`,
};
