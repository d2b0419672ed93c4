import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterName: 'Indiquez votre nom.',
  enterTime: 'Indiquez une heure au format HH:MM.',
  weightAbove0: 'Indiquez un poids supérieur à 0.',
  heightAbove0: 'Indiquez une taille supérieure à 0.',
  atMost: (most) => `${inDigits(most)} au maximum.`,
  eachOnce: 'Choisissez chacune une seule fois.',
  stressRange: 'Le niveau de stress est un nombre entier de 1 à 10.',
  stepsOfTenth: 'Avancez par pas de 0,1.',
  heightBetween: (least, most, unit) =>
    `La taille va de ${inDigits(least)} à ${inDigits(most)} ${unit}.`,
  didYouMean: (height) => `Vouliez-vous dire ${height} ?`,
  isUnusual: (height) => `${height}, c’est inhabituel. Est-ce exact ?`,
};
