import type { say as english } from './words.ts';

export const say: typeof english = {
  enterTime: 'Saisissez une heure au format HH:MM, de 00:00 à 23:59.',
  quietEndsElsewhen: 'Les heures calmes doivent finir à une autre heure que leur début.',
  eachKindOnce: 'Chaque type une seule fois, s’il vous plaît.',
  notAnAddress: 'Ce n’est pas une adresse.',
  nameDevice: 'Donnez un nom à cet appareil.',
};
