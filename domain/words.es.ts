import { inDigits } from './language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  datesReversed: 'La fecha de inicio no puede ser posterior a la de fin.',
  birthInFuture: 'Tu fecha de nacimiento no puede estar en el futuro.',
  enterDate: 'Escribe una fecha, por ejemplo 2026-11-28.',
  noDate: 'Escribe una fecha que exista, por ejemplo 2026-11-28.',
  notAnInstant: 'Esto no es un momento válido.',
  noTimeZone: 'Esta zona horaria no está en la lista de la IANA.',
  localTime: 'hora local',
  timeIn: (_, zone) => zone,
  waterPossible: (litres) => `El agua va de 0 a ${litres} litros.`,
  toBeConfirmed: 'Tienes que confirmarlo.',
  notStorable: 'Contiene un carácter que no se puede guardar.',
  atMostCharacters: (most) => `Como máximo ${most} caracteres.`,
  hasToBeText: 'Aquí va un texto.',
  oneLine: 'Una sola línea, por favor.',
  notTheRightForm: 'Esto no tiene el formato correcto.',
  notAnId: 'Esto no es un identificador.',
  enterYourName: 'Escribe tu nombre.',
  writeYourMessage: 'Escribe tu mensaje.',
  enterPracticeName: 'Escribe el nombre de tu consulta.',
  days: ['días', 'día', 'dias', 'dia'],
  enterWholeDays: (max) => `Escribe días enteros, de 0 a ${inDigits(max)}.`,
  pictureFailures: {
    'object-not-found': 'Esta imagen ya no está. Elígela de nuevo.',
    unauthenticated: 'Tu sesión ha terminado. Inicia sesión e inténtalo de nuevo.',
    unauthorized: 'Tu cuenta no tiene permiso para hacer esto con esta imagen.',
    'quota-exceeded':
      'Has enviado muchas imágenes o archivos hace poco. Inténtalo de nuevo dentro de una hora.',
    'retry-limit-exceeded':
      'No se ha podido conectar con el servidor durante demasiado tiempo. Inténtalo de nuevo con mejor conexión.',
    canceled: 'Lo has cancelado. Tu foto sigue como estaba.',
  },
  notAnImage: 'Esta imagen no se puede leer. Elige un JPEG, PNG o WebP completo.',
  tooManyBytes: (most) => `Esta imagen ocupa más de ${inDigits(most)} MB. Elige una más pequeña.`,
  tooManyPixels: (most) =>
    `Esta imagen tiene más de ${inDigits(most)} megapíxeles. Elige una más pequeña.`,
  tooManyInvited: (max) =>
    `Como máximo ${inDigits(max)} personas a la vez. Envía el resto después.`,
  enterOneEmail: 'Escribe al menos un correo.',
  invitationClosed: {
    used: 'Alguien ya ha usado esta invitación.',
    revoked: 'Esta invitación ya se había anulado.',
    ended: 'Quien envió esta invitación ya no está en la consulta. Invita de nuevo a la persona.',
  },
  inviteeRefused: {
    customer: 'Ya tiene una cuenta aquí.',
    dietician: 'Es una dirección de la propia consulta.',
    invited: 'Ya tiene una invitación abierta.',
    double: 'Aparece más de una vez en tu lista.',
    'too-many': 'Ha recibido tres invitaciones en un día. Inténtalo de nuevo mañana.',
  },
  photosOfMealFull: (most) =>
    `Caben ${inDigits(most)} fotos por comida. Quita una para añadir otra.`,
  photosFull: (most) =>
    `Tienes ${inDigits(most)} fotos, y no caben más. Quita algunas de días anteriores para añadir nuevas.`,
  mealIsOneOf: 'Una comida tiene un número del 0 al 7.',
  enterTime: 'Escribe una hora como HH:MM, de 00:00 a 23:59.',
  quietEndsElsewhen: 'Las horas de silencio no pueden acabar a la misma hora a la que empiezan.',
  eachKindOnce: 'Cada tipo una sola vez, por favor.',
  notAnAddress: 'Esto no es una dirección.',
  nameDevice: 'Ponle un nombre a este dispositivo.',
  noMeal: 'Escribe antes una comida: en esta semana no hay ninguna.',
  libraryFull: (most) =>
    `La biblioteca está llena: tiene ${inDigits(most)} planes. Quita antes uno.`,
  exactDays: (count) => `Una semana tiene exactamente ${count} días.`,
  enterName: 'Escribe un nombre.',
  tagHasLetter: 'Una etiqueta tiene al menos una letra.',
  mostTags: (most) => `Como máximo ${most} etiquetas.`,
  enterTimeOfMeal: 'Escribe la hora como HH:MM.',
  weightAbove0: 'Escribe un peso mayor que 0.',
  heightAbove0: 'Escribe una estatura mayor que 0.',
  atMost: (most) => `Como máximo ${inDigits(most)}.`,
  eachOnce: 'Elige cada una como máximo una vez.',
  stressRange: 'El nivel de estrés es un número entero del 1 al 10.',
  stepsOfTenth: 'Usa pasos de 0,1.',
  heightBetween: (least, most, unit) =>
    `La estatura va de ${inDigits(least)} a ${inDigits(most)} ${unit}.`,
  didYouMeanHeight: (height) => `¿Querías decir ${height}?`,
  heightUnusual: (height) => `${height} es poco habitual. ¿Es correcto?`,
  writeWhatWasTalked: 'Escribe de qué se habló.',
};
