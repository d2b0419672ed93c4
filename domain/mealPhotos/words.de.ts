import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  mealFull: (most) =>
    `Pro Mahlzeit haben ${inDigits(most)} Fotos Platz. Entferne eines, um ein neues hinzuzufügen.`,
  full: (most) =>
    `Du hast ${inDigits(most)} Fotos, mehr haben keinen Platz. Entferne einige von früheren Tagen, um neue hinzuzufügen.`,
  mealIsOneOf: 'Eine Mahlzeit hat eine Nummer von 0 bis 7.',
};
