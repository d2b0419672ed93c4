import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  timings: {
    'Early morning': 'Al despertar',
    Breakfast: 'Desayuno',
    'Mid-morning': 'Media mañana',
    Lunch: 'Comida',
    Afternoon: 'Merienda',
    'Evening snack': 'Tentempié',
    Dinner: 'Cena',
    Bedtime: 'Antes de dormir',
  },
  or: 'o',
  mealOfNumber: (number) => `Comida ${number}`,
  copyOf: (name) => `Copia de ${name}`,
  dietPlan: 'Plan de alimentación',

  mealOfDay: (weekday, meal) => `${meal} del ${weekday}`,
  timingOf: (meal) => `horario de ${meal}`,
  name: 'nombre',
  dates: 'fechas',
  notes: 'notas',
  firstAndMore: (first, more) => `${first} y ${inDigits(more)} más`,
  became: (before, after) => `${before} → ${after}`,
  blank: 'vacío',
  mealChange: (day, meal, change) => `${day}, ${meal}: ${change}`,
  timingChange: (number, change) => `Horario de la comida ${number}: ${change}`,
  nameChange: (change) => `Nombre: ${change}`,
  firstDayChange: (change) => `Primer día: ${change}`,
  lastDayChange: (change) => `Último día: ${change}`,
  notesChanged: 'Se han cambiado las notas.',
  mealsSinceYouLooked: (count) =>
    numbered(count, {
      one: '1 comida ha cambiado desde tu última visita',
      other: '# comidas han cambiado desde tu última visita',
    }),
  planSinceYouLooked: 'Tu plan ha cambiado desde tu última visita',

  conflicts: (count, name) =>
    plural(count, {
      one: `1 comida choca con las restricciones de ${name || 'este cliente'}`,
      other: `${inDigits(count)} comidas chocan con las restricciones de ${name || 'este cliente'}`,
    }),
  acceptedOn: (day, reason) => `Aceptado el ${day}: «${reason}»`,
  namesAllergen: (food, allergen) => `${food}: ${allergen}`,
  usuallyWith: (food, allergen) => `${food}: suele llevar ${allergen}`,
  conflictsWith: (food, way) => `${food}: choca con «${way}»`,
  conflictsWithNo: (food, own) => `${food}: choca con «Sin ${own}»`,
  theyDislike: (food, disliked) => `${food}: no le gusta «${disliked}»`,
  suggestionConflicts:
    'Esta comida choca con las restricciones del cliente. Añádela tú al plan e indica allí el motivo.',
  heldMeals: (conflict, first, more) =>
    more === 0
      ? `${conflict}: ${first}.`
      : `${conflict}: ${first} y ${more === 1 ? 'una' : inDigits(more)} más.`,
  giveReason: 'Indica el motivo para subirlo de todos modos.',
  giveMoreDetail: 'Explícalo con un poco más de detalle.',

  selectCustomer: 'Elige un cliente.',
  customerNotFound: 'No se ha encontrado el cliente elegido.',
  customerPaused:
    'No se puede subir el plan: el acompañamiento está en pausa. Reanúdalo antes en la gestión de clientes.',
  customerExpired:
    'No se puede subir el plan: el acompañamiento ha terminado. Cambia antes su fecha de fin en la gestión de clientes.',
  span: (from, to) => `${from} a ${to}`,
  takesDays: (count, days, name) =>
    plural(count, {
      one: `${days} ya está en el plan «${name}»; este plan ocuparía su lugar.`,
      other: `${days} ya están en el plan «${name}»; este plan ocuparía su lugar.`,
    }),
  hasNoMeals: (days) => `El plan no tiene comidas. Quedaría vacío: ${days}.`,
  isPast: (last) => `Todos sus días han pasado: el último fue el ${last}.`,
  endsLate: (seventh, after) =>
    `Hay comidas hasta el séptimo día, ${seventh}; para ${after} este plan no tiene ninguna.`,
  afterPeriod: (end, last) =>
    `El acompañamiento termina el ${end}; estas semanas siguen hasta el ${last}.`,
  quoted: (name) => `«${name}»`,
  daysLogged: (days, plans) =>
    plural(days, {
      one: `Ya hay un día registrado con ${plans}.`,
      other: `Ya hay ${inDigits(days)} días registrados con ${plans}.`,
    }),
  changedSinceUpload: (count, plans) =>
    plural(count, {
      one: `${plans} ha cambiado desde que se subió.`,
      other: `${plans} han cambiado desde que se subieron.`,
    }),
  nothingTakenBack:
    'No se ha deshecho nada. Puedes eliminar cada plan en «Planes existentes»; los días registrados conservan sus comidas.',

  exactMeals: (count) => `Un día tiene exactamente ${count} comidas.`,
  exactTimings: (count) => `Un plan tiene exactamente ${count} horarios de comida.`,
  exactDays: (count) => `Un plan tiene exactamente ${count} días.`,
  enterName: 'Escribe un nombre para el plan.',
  daysInOrder: 'Los siete días deben ir seguidos desde la fecha de inicio.',
  chooseWeek: 'Elige al menos una semana.',
  mostWeeks: (most) => `Como máximo ${most} semanas a la vez.`,
  weeksInOrder: 'Las semanas deben ir una tras otra, sin solaparse.',
  nameOnePlan: 'Indica al menos un plan.',
  mostPlans: (most) => `Como máximo ${most} planes a la vez.`,
  mostCharacters: (most) => `Como máximo ${most} caracteres.`,
  noVersion: 'Esto no es una versión.',
};
