import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

export const say: typeof english = {
  importOf: (kind) => `Importar ${kind.toLowerCase()}`,
  about:
    'Un archivo CSV de Withings, Renpho, Fitbit u otra báscula, o uno tuyo con una fecha y un valor en cada fila. Lo ves antes de guardar nada.',
  csvFile: 'Archivo CSV',
  imported: (count) =>
    numbered(count, { one: '1 valor importado.', other: '# valores importados.' }),
  failedToImport: 'No se pudo importar. No se ha guardado nada.',

  valuesFrom: 'Valores de la columna «{column}».',
  notRead: 'Sin leer: {names}',
  names: (names, more) =>
    more > 0 ? `${quoted(names)} y ${inDigits(more)} más.` : `${quoted(names)}.`,
  howDatesWritten: '¿Cómo están escritas las fechas?',
  readInTwoWays: (date) => `${date} se puede leer de dos formas`,
  dayFirst: 'Primero el día',
  monthFirst: 'Primero el mes',
  unitNotNamed: 'El archivo no la indica.',
  nothingGood: 'No se puede importar ninguna fila.',
  nothingNew: 'Todo lo de este archivo ya está.',
  newValues: (count) => numbered(count, { one: '1 valor nuevo', other: '# valores nuevos' }),
  andKnown: (count) => numbered(count, { one: ', 1 ya estaba', other: ', # ya estaban' }),
  andRefused: (count) => numbered(count, { one: ', 1 rechazado', other: ', # rechazados' }),
  firstValues: 'Primeros valores',
  valueOf: (when, value) => `${when}: ${value}`,
  refusedRows: 'Filas rechazadas',
  row: (line, why) => `Fila ${line}: ${why}`,
  moreRows: (count) => numbered(count, { one: 'y 1 fila más', other: 'y # filas más' }),
  unusualValues: 'Valores poco habituales',
  importUnusual: (count) =>
    plural(count, {
      one: 'Es correcto: importarlo también',
      other: 'Son correctos: importarlos también',
    }),

  tooLarge: 'Este archivo pesa más de 1 MB. Exporta un periodo más corto o divídelo.',
  tooMany: (most) =>
    `Este archivo tiene más de ${inDigits(most)} filas. Exporta un periodo más corto o divídelo.`,
  notText: 'Este archivo no es un CSV. Exporta las medidas en CSV y elige ese archivo.',
  empty: 'Este archivo está vacío.',
  noDateColumn: 'En este archivo no hay ninguna columna de fechas.',
  datesMixed:
    'Las fechas de este archivo están escritas de dos formas: primero el día y primero el mes. Escríbelas como AAAA-MM-DD.',
  noColumnOf: (kind) => `En este archivo no hay ninguna columna de ${kind.toLowerCase()}.`,
  noColumnAmong: (kind, columns) =>
    `En este archivo no hay ninguna columna de ${kind.toLowerCase()}. Hay: ${quoted(columns)}.`,
  noneOf: (kind) => `En este archivo no hay ningún valor de ${kind.toLowerCase()}.`,
  twoUnits: (units) =>
    `Este archivo tiene valores en ${units.join(' y en ')}. Divídelo para que cada archivo tenga una sola unidad.`,
  decimalCommas: 'Con coma decimal, separa las columnas con punto y coma.',
  someUnits:
    'Algunos valores de este archivo llevan unidad y otros no. Ponla en todos o en ninguno.',
  unknownUnit: (unit, kind, units) =>
    `Este archivo tiene valores en «${unit}», que aquí no sirve para ${kind.toLowerCase()}. Puede ser en ${units.join(' o en ')}.`,
  noDate: 'no hay una fecha válida',
  noNumber: 'no hay un número mayor que 0',
  noUnit: 'una unidad que aquí no se conoce',
  rowsWithoutHeading: 'filas sin encabezado',
};
