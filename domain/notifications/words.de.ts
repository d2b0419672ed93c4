import type { say as english } from './words.ts';

export const say: typeof english = {
  enterTime: 'Gib eine Uhrzeit als HH:MM ein, von 00:00 bis 23:59.',
  quietEndsElsewhen: 'Die Ruhezeit muss zu einer anderen Zeit enden, als sie beginnt.',
  eachKindOnce: 'Bitte jede Art nur einmal.',
  notAnAddress: 'Das ist keine Adresse.',
  nameDevice: 'Gib diesem Gerät einen Namen.',
};
