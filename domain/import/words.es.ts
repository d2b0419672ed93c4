import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noText: 'No contiene texto. Elige un archivo con un plan o pega la tabla aquí.',
  noPlan:
    'Contiene texto, pero sin días ni comidas. Pon nombre a los días (lunes o día 1) y a las comidas (desayuno, comida) e inténtalo de nuevo.',
  tooMuch: (texts, most) =>
    `Tiene ${inDigits(texts)} celdas y líneas de texto; leemos hasta ${inDigits(most)}. Pega solo la parte del plan.`,
  tooManyWeeks: (weeks, most) =>
    `Tiene ${inDigits(weeks)} semanas; caben hasta ${inDigits(most)} a la vez. Copia las que necesites en un archivo nuevo.`,
  week: (number) => `Semana ${number}`,
  why: {
    unplaced: 'No hemos encontrado ni día ni comida para esto.',
    noDay: 'No hemos encontrado ningún día para esto.',
    mixed: 'Puede contener más de una comida.',
    emptyMeal: 'No hay nada bajo el nombre de esta comida: puede ser un plato.',
    hidden: 'Oculto en el libro.',
    otherHeading: 'Otro título para la misma comida.',
    longHeading: 'El título de un día con más texto.',
    copied: 'Igual que otra comida: copiada de allí.',
    mayRefer: 'Se refiere a otra comida: comprueba a cuál.',
    notFound: 'Se refiere a una comida que no hemos encontrado.',
    oneDay: 'El plan no nombra ningún día: está solo en el primero.',
    displaced: 'Otra comida ocupa el lugar de esta: comprueba dónde va.',
    shared: 'Dos comidas se han unido en esta.',
    mealUnnamed: 'Sin título de comida: colocada por su orden.',
    noMealName: 'Sin nombre de comida: colocada por su orden.',
    otherDay: 'Esta fila no nombra ningún día: puede ser otro.',
    unknownRow: 'Fila desconocida: añadida a la comida de arriba.',
    daysUnnamed: 'Sin títulos de día: colocados por su orden.',
    unknownDay: 'Día desconocido: colocado por su orden.',
    unknownMeal: 'Comida desconocida: colocada por su orden.',
    maybeRemark: 'Puede ser una nota y no parte de la comida.',
    maybeHeading: 'Puede ser el título de otra cosa.',
    again: 'Este día ya tiene esa comida: puede ser de otro día.',
    ownTime: 'Empieza con una hora: puede ser otra comida.',
    ownMeal: 'Puede ser el nombre de otra comida.',
    omitted: 'Una imagen o un archivo que el chat omitió.',
    besidePlan: 'Texto junto al plan.',
    besideDay: 'Texto junto a un día: añadido a las notas.',
    remark: 'Una observación: añadida a las notas.',
    abovePlan: 'Texto encima del plan: añadido a las notas.',
    numbers: 'Solo números.',
    otherTable: 'Una tabla sin días ni comidas.',
  },
};
