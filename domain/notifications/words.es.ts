import type { say as english } from './words.ts';

export const say: typeof english = {
  enterTime: 'Escribe una hora como HH:MM, de 00:00 a 23:59.',
  quietEndsElsewhen: 'Las horas de silencio no pueden acabar a la misma hora a la que empiezan.',
  eachKindOnce: 'Cada tipo una sola vez, por favor.',
  notAnAddress: 'Esto no es una dirección.',
  nameDevice: 'Ponle un nombre a este dispositivo.',
};
