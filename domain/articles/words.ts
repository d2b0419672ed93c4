import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  containsItself: 'This recipe would contain itself. Give the ingredient another name.',
  tooMany: (most: number) =>
    `There are ${most} articles already, the most there can be. Delete one first.`,
  tooManyPictures: (most: number) =>
    `An article has at most ${most} pictures. Take one out of the text first, and save it.`,
  notPublished: 'This is a draft. Publish it before you give it.',
  tooManyGiven: (most: number) =>
    `This customer has been given ${most} articles, the most there can be. Take one back first.`,
  enterWholeNumber: 'Enter a whole number.',
  atLeastOnePortion: 'At least 1 portion.',
  atMostPortions: (most: number) => `At most ${inDigits(most)} portions.`,
  ingredientNeedsLetter: 'An ingredient has at least one letter.',
  atMostIngredients: (most: number) => `At most ${inDigits(most)} ingredients.`,
  enterTitle: 'Enter a title.',
  oneLine: 'One line, please.',
  atMostTags: (most: number) => `At most ${inDigits(most)} tags.`,
  writeFirst: 'Write something before you publish it.',
  howManyPortions: 'How many portions do the ingredients make?',
  dayOrPlan: 'For a day or with a plan, not both.',
});
