import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  kinds: {
    weight: 'Peso',
    waist: 'Cintura',
    hip: 'Cadera',
    chest: 'Pecho',
    upperArm: 'Brazo',
    thigh: 'Muslo',
    bodyFat: 'Grasa corporal',
  },
  anotherKind: 'Otra medida',
  units: {
    kg: 'kg',
    lb: 'lb',
    lbs: 'lb',
    cm: 'cm',
    in: 'pulg',
    inches: 'pulgadas',
    l: 'l',
    h: 'h',
  },
  placeholder: (date) => `Algunos programas ponen ${date} cuando no saben la fecha. ¿Es correcta?`,
  placeholderTooOld: (date) =>
    `Algunos programas ponen ${date} cuando no saben la fecha. ¿Cuándo fue?`,
  tooLongAgo: (years) => `De esto hace más de ${years} años. ¿Cuándo fue?`,
  dayToCome: 'Ese día aún no ha llegado.',
  beforeBirth: 'Es anterior a la fecha de nacimiento.',
  timeToCome: 'Esa hora aún no ha llegado.',
  chooseUnitOf: (units) => `Elige ${units.join(' o ')}.`,
  hasToBeBetween: (least, most) => `Pon un valor entre ${inDigits(least)} y ${most}.`,
  unusual: 'Es un valor poco habitual. ¿Es correcto?',
  farFromLast: (typed, last, date) =>
    `${typed} se aleja mucho del último valor, ${last} el ${date}.`,
  unusualFor: (typed, kind) => `${typed} es un valor poco habitual (${kind.toLowerCase()}).`,
  didYouMean: (meant) => `¿Querías decir ${meant}?`,
  isItRight: '¿Es correcto?',
  valuesUnusual: (count) =>
    numbered(count, { one: '1 valor es poco habitual.', other: '# valores son poco habituales.' }),
  enterNumberAbove0: 'Escribe un número mayor que 0.',
  atMost: (most) => `Como máximo ${inDigits(most)}.`,
  chooseUnit: 'Elige una unidad.',
  enterTime: 'Escribe una hora como HH:MM o HH:MM:SS, o un instante como YYYY-MM-DDTHH:MM:SS.sssZ.',
  doesNotExist: 'Eso no existe.',
  nothingToImport: 'No hay ningún valor para importar.',
  atMostRows: (most) => `Como máximo ${inDigits(most)} filas a la vez.`,
};
