import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  containsItself: 'Dieses Rezept würde sich selbst enthalten. Gib der Zutat einen anderen Namen.',
  tooMany: (most) =>
    `Es gibt schon ${inDigits(most)} Artikel, mehr geht nicht. Lösche zuerst einen.`,
  tooManyPictures: (most) =>
    `Ein Artikel hat höchstens ${most} Bilder. Nimm zuerst eins aus dem Text und speichere.`,
  notPublished: 'Das ist ein Entwurf. Veröffentliche ihn, bevor du ihn weitergibst.',
  tooManyGiven: (most) =>
    `Diese Person hat schon ${most} Artikel bekommen, mehr geht nicht. Nimm zuerst einen zurück.`,
  enterWholeNumber: 'Gib eine ganze Zahl ein.',
  atLeastOnePortion: 'Mindestens 1 Portion.',
  atMostPortions: (most) => `Höchstens ${inDigits(most)} Portionen.`,
  ingredientNeedsLetter: 'Eine Zutat hat mindestens einen Buchstaben.',
  atMostIngredients: (most) => `Höchstens ${inDigits(most)} Zutaten.`,
  enterTitle: 'Gib einen Titel ein.',
  oneLine: 'Bitte nur eine Zeile.',
  atMostTags: (most) => `Höchstens ${inDigits(most)} Schlagwörter.`,
  writeFirst: 'Schreib etwas, bevor du den Artikel veröffentlichst.',
  howManyPortions: 'Wie viele Portionen ergeben die Zutaten?',
  dayOrPlan: 'Für einen Tag oder mit einem Plan, nicht beides.',
};
