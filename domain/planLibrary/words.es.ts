import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noMeal: 'Escribe antes una comida: en esta semana no hay ninguna.',
  full: (most) => `La biblioteca está llena: tiene ${inDigits(most)} planes. Quita antes uno.`,
  exactDays: (count) => `Una semana tiene exactamente ${count} días.`,
  enterName: 'Escribe un nombre.',
  tagHasLetter: 'Una etiqueta tiene al menos una letra.',
  mostTags: (most) => `Como máximo ${most} etiquetas.`,
};
