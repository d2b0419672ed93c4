import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  weekTable: 'Siete días por ocho comidas',
  daysOfPlan: 'Días del plan',
  timing: 'Horario',
  over: ', pasado',
  today: 'hoy',
  undoIt: '«Deshacer» lo revierte.',
  copyDayTo: (day) => `Copiar ${day} a…`,
  copyTo: 'Copiar día a…',
  allOtherDays: 'Todos los demás días',
  swapWith: (day) => `Intercambiar con ${day}`,
  clearDay: 'Vaciar este día',
  nothingToCopy: 'Nada que copiar: son iguales.',
  copiedDay: (day, to) => `${day} copiado a ${to}. «Deshacer» lo revierte.`,
  copiedToOthers: (day) => `${day} copiado a los demás días. «Deshacer» lo revierte.`,
  nothingToSwap: 'Nada que intercambiar: son iguales.',
  swapped: (day, other) => `${day} y ${other} intercambiados. «Deshacer» lo revierte.`,
  clearedDay: (day) => `${day} vaciado. «Deshacer» lo revierte.`,
  alternatives: (count) => `${inDigits(count)} alternativas para elegir`,
  charactersOf: (length, most) => `${length} de ${most} caracteres`,
  mealsOn: (day, count) =>
    plural(count, {
      one: `${day}, ${inDigits(count)} comida`,
      other: `${day}, ${inDigits(count)} comidas`,
    }),
  done: 'Hecha',
  mealsUsedBefore: 'Comidas usadas antes',
  sameAllWeek: 'Ya es igual toda la semana.',
  repeatedAllWeek: 'Repetida toda la semana.',
  copyRight: 'Copiar a la derecha',
  repeatAllWeek: 'Repetir toda la semana',
  addAlternative: 'Añadir una alternativa',
  lineWithOr: '(una línea con «o»)',
  findAndReplace: 'Buscar y reemplazar',
  redo: 'Rehacer',
  keys: 'Atajos',
  replacedIn: (count) =>
    plural(count, {
      one: 'Reemplazado en una comida. «Deshacer» lo revierte.',
      other: `Reemplazado en ${inDigits(count)} comidas. «Deshacer» lo revierte.`,
    }),
  findTitle: 'Buscar y reemplazar en esta semana',
  find: 'Buscar',
  noMealHas: 'Ninguna comida lo contiene.',
  replaceWith: 'Reemplazar por',
  replaceAll: 'Reemplazar todo',
  keysTitle: 'Atajos de teclado de la semana',
  writingInCell: 'Escribir en una celda',
  choosingCells: 'Elegir varias celdas',
  onMac: 'En un Mac, Cmd hace lo que Ctrl con una letra.',
  writing: {
    nextMeal: 'a la siguiente comida del día',
    sameMeal: 'a la misma comida del día siguiente',
    nextCell: 'a la celda siguiente, al borde del texto',
    nextAtOnce: 'a la celda siguiente directamente',
    firstAndLast: 'a la primera y la última comida de la semana',
    newLine: 'una línea nueva',
    editCell: 'edita el texto de una celda a la que se llegó con teclas; escribir lo reemplaza',
    undoCell: 'deshace lo escrito en la celda',
    copyRight: 'copia la celda a la derecha',
    repeat: 'repite la comida toda la semana',
    undoRedo: 'deshacer, rehacer',
  },
  choosing: {
    fromEdge: 'elegir celdas, desde el borde del texto',
    asFar: 'elegir hasta el final de la semana',
    byMouse: 'elegir con el ratón',
    selectCell: 'elige la celda si no hay nada que deshacer',
    all: 'elige todas las celdas',
    copyCutPaste: 'copiar, cortar, pegar',
    clear: 'vacía lo elegido',
    fill: 'rellenar hacia abajo, rellenar a la derecha',
    replaceText: 'reemplaza el texto de la primera celda elegida',
    back: 'volver a escribir en la celda',
  },
  presses: {
    drag: 'Arrastrar',
    shiftClick: 'Mayús+clic',
    twice: 'Ctrl+A dos veces',
    anyLetter: 'Cualquier letra',
  },
  chosen: (rows, columns, count) =>
    plural(count, {
      one: `${rows}, ${columns}: ${inDigits(count)} celda elegida`,
      other: `${rows}, ${columns}: ${inDigits(count)} celdas elegidas`,
    }),
  fromTo: (first, last) => `${first} a ${last}`,
  nothingToClear: 'Nada que vaciar.',
  nothingToFill: 'Nada que rellenar.',
  besideLeftOut: 'Se ha omitido el texto junto a la tabla.',
  copiedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda copiada.`,
      other: `${inDigits(count)} celdas copiadas.`,
    }),
  cutCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda cortada.`,
      other: `${inDigits(count)} celdas cortadas.`,
    }),
  clearedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda vaciada.`,
      other: `${inDigits(count)} celdas vaciadas.`,
    }),
  filledCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda rellenada.`,
      other: `${inDigits(count)} celdas rellenadas.`,
    }),
  pastedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda pegada.`,
      other: `${inDigits(count)} celdas pegadas.`,
    }),
  repeatedCells: (count) =>
    plural(count, {
      one: `Repetida en ${inDigits(count)} celda.`,
      other: `Repetida en ${inDigits(count)} celdas.`,
    }),
  cellsDidNotFit: (count) =>
    plural(count, {
      one: `${inDigits(count)} celda no cabía en la semana.`,
      other: `${inDigits(count)} celdas no cabían en la semana.`,
    }),
  contains: 'Contiene',
  printContents: 'Imprimir lo que contiene cada día',
};
