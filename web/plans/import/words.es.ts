import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  importPlan: 'Importar un plan',
  reading: 'Leyendo…',
  howToChoose:
    'Elige un archivo de Excel, Word, CSV o TSV, suéltalo aquí o pega una tabla, una página web o un chat. Se lee en este navegador; no se envía nada.',
  file: 'Archivo',
  pasteHere: 'Pegar aquí',
  tableOrChat: 'Una tabla o un chat',
  importIt: 'Importar',
  keepAsPasted: 'Dejarlo así',
  looksLikePlan: 'Esto parece un plan. Al importarlo, cada comida va a su sitio.',
  weekOfNumber: (number) => `Semana ${number}`,
  daysGo: 'Los días van',
  across: 'en columnas',
  down: 'en filas',
  firstDay: 'Primer día',
  firstDayOn: (day) => `Primer día, ${day}`,
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  fileDates: (from, to) => `Usar las fechas del archivo: ${from} a ${to}`,
  didNotWork: 'No ha funcionado. La semana de abajo sigue como antes.',
  oneOfWeeks: (count) => `Una de ${inDigits(count)} semanas.`,
  takeOver: 'Usar este plan',
  toCheck: 'Para revisar',
  cellsToCheck: (count, why) => `${numbered(count, { one: '# celda', other: '# celdas' })}: ${why}`,
  weekToUse: 'Semana que se usará',
  check: 'revisar',
  intoNotes: 'Va a las notas',
  notImported: 'Sin importar',
  titleAndCount: (title, count) => `${title} (${inDigits(count)})`,
  addTheseToo: 'Añadir esto también a las notas',
  meals: (count) => numbered(count, { one: '# comida', other: '# comidas' }),
  mealsOnDays: (meals, count) =>
    `${meals} en ${numbered(count, { one: '# día', other: '# días' })}`,
  numberToCheck: (count) => `${inDigits(count)} por revisar`,
  numberLeft: (count) => `${inDigits(count)} sin importar, en la lista de abajo`,
  found: (parts) => `${parts.join(', ')}.`,
  replacesMeals: (count) =>
    numbered(count, {
      one: 'Esto sustituye la semana del plan: se quitará 1 comida.',
      other: 'Esto sustituye la semana del plan: se quitarán # comidas.',
    }),
  imported: (meals) => `Importado: ${meals}. «Deshacer» lo revierte.`,
  importedLeft: (meals, left) =>
    `Importado: ${meals}; ${inDigits(left)} fuera. «Deshacer» lo revierte.`,
};
