import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterName: 'Escribe tu nombre.',
  enterTime: 'Escribe la hora como HH:MM.',
  weightAbove0: 'Escribe un peso mayor que 0.',
  heightAbove0: 'Escribe una estatura mayor que 0.',
  atMost: (most) => `Como máximo ${inDigits(most)}.`,
  eachOnce: 'Elige cada una como máximo una vez.',
  stressRange: 'El nivel de estrés es un número entero del 1 al 10.',
  stepsOfTenth: 'Usa pasos de 0,1.',
  heightBetween: (least, most, unit) =>
    `La estatura va de ${inDigits(least)} a ${inDigits(most)} ${unit}.`,
  didYouMean: (height) => `¿Querías decir ${height}?`,
  isUnusual: (height) => `${height} es poco habitual. ¿Es correcto?`,
};
