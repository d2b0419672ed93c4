import { inDigits, listed, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooLarge: (size, most) =>
    `Este archivo ocupa ${size}; se leen hasta ${most}. Copia la parte del plan en otro archivo o pégala aquí.`,
  emptyFile: 'Este archivo está vacío. Elige el que tiene el plan.',
  locked:
    'Este archivo está protegido con contraseña. Ábrelo en su programa, guárdalo sin contraseña y vuelve a elegirlo.',
  oldOffice:
    'Es un archivo de una versión antigua de Office (.xls o .doc). Ábrelo y guárdalo como .xlsx o .docx, o copia la tabla y pégala aquí.',
  pdf: 'Es un PDF, donde las tablas solo están dibujadas. Ábrelo, copia la tabla y pégala aquí, o elige el archivo de Word o Excel original.',
  picture:
    'Es una imagen; no podemos leer palabras en imágenes. Elige el archivo de Word o Excel, o pega el plan como texto.',
  otherKind:
    'No es una hoja de cálculo, ni un documento de Word, ni una tabla de texto. Elige un archivo .xlsx, .docx, .csv o .tsv, o pega la tabla aquí.',
  otherZip:
    'Es un archivo comprimido sin hoja de cálculo ni documento de Word. Descomprímelo y elige el archivo del plan.',
  zipBeginning: (name) =>
    `Es un archivo comprimido sin hoja de cálculo ni documento de Word: empieza por «${name}». Descomprímelo y elige el archivo del plan.`,
  pagesOrNumbers:
    'Este archivo es de Numbers, Pages u OpenOffice. Expórtalo como .xlsx o .docx, o copia la tabla y pégala aquí.',
  broken:
    'Este archivo está dañado: acaba demasiado pronto o cambió por el camino. Guárdalo de nuevo en su programa, o copia la tabla y pégala aquí.',
  bomb: (most) =>
    `Descomprimido, este archivo ocupa más de ${most}, mucho más que un plan. No se ha leído nada. Copia solo la tabla y pégala aquí.`,
  entities:
    'Este archivo define palabras propias (una DTD), cosa que ningún programa de Office hace. No se ha leído nada. Guárdalo de nuevo en su programa.',
  tooManySheets: (count, most) =>
    `Este libro tiene ${inDigits(count)} hojas; se leen hasta ${inDigits(most)}. Copia las hojas del plan en otro libro.`,
  tooManyCells: (most) =>
    `Tiene más de ${inDigits(most)} celdas con texto; una semana tiene 64. Copia la parte del plan en otro archivo o pégala aquí.`,
  fileTooLong: (name, size, seconds) =>
    `«${name}» ocupa ${size} y no se ha entendido en ${inDigits(seconds)} segundos, así que hemos parado. Copia solo la tabla del plan y pégala aquí.`,
  pasteTooLong: (characters, seconds) =>
    `Lo pegado tiene ${inDigits(characters)} caracteres y no se ha entendido en ${inDigits(seconds)} segundos, así que hemos parado. Copia solo la tabla del plan y pégala aquí.`,
  fileStopped: (name, size) =>
    `«${name}» ocupa ${size} y no se ha podido leer hasta el final en este navegador. Copia solo la tabla del plan y pégala aquí.`,
  pasteStopped: (characters) =>
    `Lo pegado tiene ${inDigits(characters)} caracteres y no se ha podido leer hasta el final en este navegador. Copia solo la tabla del plan y pégala aquí.`,
  cannotStart:
    'No se pudo cargar el lector de planes. Comprueba tu conexión, recarga la página y elige el plan otra vez.',
  fileGone: (name) =>
    `«${name}» ya no se puede abrir: se movió, cambió o eliminó. Elígelo de nuevo.`,
  hiddenRows: (count) => numbered(count, { one: '# fila oculta', other: '# filas ocultas' }),
  hiddenColumns: (count) =>
    numbered(count, { one: '# columna oculta', other: '# columnas ocultas' }),
  hiddenSheets: (count) => numbered(count, { one: '# hoja oculta', other: '# hojas ocultas' }),
  hiddenNotRead: (parts) => `Sin leer: ${listed(parts)}.`,
};
