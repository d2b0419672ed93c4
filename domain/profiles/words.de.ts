import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterName: 'Gib deinen Namen ein.',
  enterTime: 'Gib eine Uhrzeit als HH:MM ein.',
  weightAbove0: 'Gib ein Gewicht über 0 ein.',
  heightAbove0: 'Gib eine Größe über 0 ein.',
  atMost: (most) => `Höchstens ${inDigits(most)}.`,
  eachOnce: 'Wähle jedes höchstens einmal.',
  stressRange: 'Das Stresslevel ist eine ganze Zahl von 1 bis 10.',
  stepsOfTenth: 'Verwende Schritte von 0,1.',
  heightBetween: (least, most, unit) =>
    `Die Größe liegt zwischen ${inDigits(least)} und ${inDigits(most)} ${unit}.`,
  didYouMean: (height) => `Meintest du ${height}?`,
  isUnusual: (height) => `${height} sind ungewöhnlich. Stimmt das?`,
};
