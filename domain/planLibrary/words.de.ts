import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noMeal: 'Schreib zuerst eine Mahlzeit: In dieser Woche steht noch keine.',
  full: (most) => `Die Bibliothek ist mit ${inDigits(most)} Plänen voll. Entferne zuerst einen.`,
  exactDays: (count) => `Eine Woche hat genau ${count} Tage.`,
  enterName: 'Gib einen Namen ein.',
  tagHasLetter: 'Ein Schlagwort hat mindestens einen Buchstaben.',
  mostTags: (most) => `Höchstens ${most} Schlagwörter.`,
};
