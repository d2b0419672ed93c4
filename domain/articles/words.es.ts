import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  containsItself: 'Esta receta se contendría a sí misma. Ponle otro nombre al ingrediente.',
  tooMany: (most) => `Ya hay ${inDigits(most)} artículos, el máximo. Elimina antes alguno.`,
  tooManyPictures: (most) =>
    `Un artículo tiene como máximo ${most} imágenes. Quita antes una del texto y guarda.`,
  notPublished: 'Es un borrador. Publícalo antes de recomendarlo.',
  tooManyGiven: (most) =>
    `Este cliente ya tiene ${most} artículos, el máximo. Retira antes alguno.`,
  enterWholeNumber: 'Escribe un número entero.',
  atLeastOnePortion: 'Al menos 1 ración.',
  atMostPortions: (most) => `Como máximo ${inDigits(most)} raciones.`,
  ingredientNeedsLetter: 'Un ingrediente tiene al menos una letra.',
  atMostIngredients: (most) => `Como máximo ${inDigits(most)} ingredientes.`,
  enterTitle: 'Escribe un título.',
  oneLine: 'En una sola línea, por favor.',
  atMostTags: (most) => `Como máximo ${inDigits(most)} etiquetas.`,
  writeFirst: 'Escribe algo antes de publicarlo.',
  howManyPortions: '¿Para cuántas raciones son los ingredientes?',
  dayOrPlan: 'Para un día o con un plan, no las dos cosas.',
};
