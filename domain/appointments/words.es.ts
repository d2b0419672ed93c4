import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  endsBeforeItBegins: (day) => `${day}: el final debe ser posterior al comienzo.`,
  shorterThanSlot: (day, minutes) =>
    `${day}: este horario es más corto que una cita de ${inDigits(minutes)} minutos.`,
  hoursOverlap: (day, from, to) =>
    `${day}: este horario coincide en parte con ${from}–${to}. Júntalos o deja un hueco.`,
  clockSkipsIt: 'Con el cambio de hora, esta hora no existe. Elige otra.',
  notOffered: 'Esta hora ya no está disponible. Elige otra.',
  slotTaken: 'Esta hora ya está ocupada. Elige otra.',
  elsewhereThen: 'A esta hora ya hay una cita con otra persona de la consulta. Elige otra.',
  noHours: 'Aún no se ofrecen horas. Escribe un mensaje para acordar una cita.',
  coachingOver:
    'Tu acompañamiento ha terminado y no puedes reservar. Escribe a tu dietista para continuar.',
  coachingPaused: 'Tu acompañamiento está en pausa y no puedes reservar. Escribe a tu dietista.',
  enoughAhead: (most) =>
    `Ya tienes ${inDigits(most)} citas pendientes. Cancela una para reservar otra.`,
  wasCancelled: 'Esta cita se canceló. Reserva una nueva.',
  isOver: 'Esta cita ya pasó y no se puede cambiar.',
  tooLate: (hours) =>
    numbered(hours, {
      one: 'Puedes cambiarla hasta 1 hora antes. Escribe ahora a tu dietista.',
      other: 'Puedes cambiarla hasta # horas antes. Escribe ahora a tu dietista.',
    }),
  isPast: 'Esta hora ya pasó. Elige una posterior.',
  tooFarAhead: 'Elige un día de los próximos dos años.',
  enterQuarter: 'Escribe una hora en cuartos, por ejemplo 09:15.',
  wholeNumber: (least, most) =>
    `Escribe un número entero de ${inDigits(least)} a ${inDigits(most)}.`,
  chooseCustomer: 'Elige un cliente.',
  chooseLength: 'Elige una de las duraciones.',
  linkIsHttps: 'Escribe una dirección completa que empiece por https://.',
  closedReversed: 'El último día libre no puede ser anterior al primero.',
  calendarRange: 'Pide como máximo 35 días a la vez.',
  tooManyHours: 'Son demasiados horarios. Junta algunos.',
  tooManyClosed: 'Son demasiados días libres. Quita los que ya pasaron.',
  enterHours: 'Escribe horarios en cuartos de hora, por ejemplo 9:00–12:00, 14:00–17:00.',
  appointment: 'Cita',
  appointmentWith: (name) => `Cita con ${name}`,
  cancelledEvent: (title) => `Cancelada: ${title}`,
};
