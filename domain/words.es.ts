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
  timeIn: (place) => `hora de ${place}`,
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
};
