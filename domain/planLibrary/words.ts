import { inDigits } from '../language/language.ts';
import { translated } from '../language/translated.ts';

export const say = translated({
  noMeal: 'Write a meal first: no meal is written in this week.',
  full: (most: number) =>
    `There are ${inDigits(most)} plans in the library, the most there can be. Remove one first.`,
  exactDays: (count: number) => `A week has exactly ${count} days.`,
  enterName: 'Enter a name.',
  tagHasLetter: 'A tag has at least one letter.',
  mostTags: (most: number) => `At most ${most} tags.`,
});
