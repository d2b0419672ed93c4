import { inDigits } from '../language/language.ts';
import { translated } from '../language/translated.ts';

export const say = translated({
  mealFull: (most: number) =>
    `A meal has room for ${inDigits(most)} photos. Remove one to add another.`,
  full: (most: number) =>
    `You have ${inDigits(most)} photos here, which is all there is room for. Remove some of earlier days to add new ones.`,
  mealIsOneOf: 'A meal is one of 0 to 7.',
});
