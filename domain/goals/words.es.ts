import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  between: (least, most) => `Pon un número entre ${inDigits(least)} y ${inDigits(most)}.`,
  sayWhatToDo: 'Escribe qué quieres hacer.',
  wholeNumber: 'Pon un número entero.',
  isStartAlready: 'Este ya es el valor inicial.',
  unitDoesNotFit: 'Esta unidad no sirve aquí.',
  atMostAYearAgo: 'Hace un año como máximo.',
  afterItBegins: 'Elige una fecha posterior al comienzo.',
  dayHasPassed: 'Ese día ya ha pasado. Elige otro más adelante.',
  atMostTwoYears: 'Dos años como máximo.',
  enterSmaller: 'Escribe un número menor.',
  hasEnded: 'Este objetivo ya ha terminado.',
  onlyTheOther: 'Solo la otra persona puede decidirlo.',
  notReached: 'Este objetivo aún no se ha alcanzado.',
  tooMany: (most) => `Ya hay ${most} objetivos abiertos, el máximo. Termina antes alguno.`,
  sayWhy: 'Si aun así lo quieres, explica por qué.',
  sayWhyOrDecline: 'Edítalo y explica por qué, o recházalo.',
  dieticianCanLook: 'Tu dietista puede revisarlo contigo.',
  care: {
    customer: {
      'under-age': 'Mientras estás creciendo, tu objetivo de peso lo fija tu dietista.',
      pregnancy: 'Durante el embarazo y la lactancia, tu objetivo de peso lo fija tu dietista.',
    },
    dietician: {
      'under-age': 'Tiene menos de 18 años.',
      pregnancy: 'Está embarazada o dando el pecho.',
    },
  },
  tooFast: (end) =>
    `Es más rápido de lo saludable. Si pones como fecha el ${end}, el ritmo ya es saludable.`,
  fasterThan: (most, end) =>
    `Es más rápido de lo saludable. Lo seguro es perder hasta ${most} por semana (el 1 % del peso). Si pones como fecha el ${end}, el ritmo ya es saludable.`,
  tooLow: 'Es un peso más bajo de lo saludable para esta estatura.',
  lowerThan: (least, bmi) =>
    `Es un peso más bajo de lo saludable para esta estatura. Es saludable a partir de ${least} (IMC ${inDigits(bmi)}).`,
  addToProfile: {
    weight:
      'Primero añade tu peso al perfil: sin él nadie puede saber si este objetivo te conviene.',
    height:
      'Primero añade tu estatura al perfil: sin ella nadie puede saber si este objetivo te conviene.',
    both: 'Primero añade tu peso y tu estatura al perfil: sin ellos nadie puede saber si este objetivo te conviene.',
  },
};
