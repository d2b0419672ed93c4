import { plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const always = (word: string) => (_count: number) => word;
const counted = (one: string, other: string) => (count: number) => plural(count, { one, other });

export const say: typeof english = {
  enterName: 'Escribe un nombre.',
  moreThan100g: 'Las proteínas, los hidratos, las grasas y la fibra suman más de 100 g.',
  tooMuchEnergy: '100 g tienen como máximo 900 kcal.',
  otherEnergy: (calculated, given) =>
    `Las proteínas, los hidratos y las grasas dan ${calculated} kcal, no ${given}.`,
  ifPicked: 'si eliges ese plato',
  units: {
    g: always('g'),
    kg: always('kg'),
    ml: always('ml'),
    l: always('l'),
    piece: counted('unidad', 'unidades'),
    slice: counted('rebanada', 'rebanadas'),
    half: counted('mitad', 'mitades'),
    cup: counted('taza', 'tazas'),
    tbsp: counted('cda.', 'cdas.'),
    tsp: counted('cdta.', 'cdtas.'),
    bowl: counted('bol', 'boles'),
    katori: always('katori'),
    glass: counted('vaso', 'vasos'),
    handful: counted('puñado', 'puñados'),
    plate: counted('plato', 'platos'),
    can: counted('lata', 'latas'),
    jar: counted('tarro', 'tarros'),
    bottle: counted('botella', 'botellas'),
    pack: counted('paquete', 'paquetes'),
    pot: counted('vasito', 'vasitos'),
    bunch: counted('manojo', 'manojos'),
    clove: counted('diente', 'dientes'),
    leaf: counted('hoja', 'hojas'),
    pinch: counted('pizca', 'pizcas'),
    dash: counted('chorrito', 'chorritos'),
    scoop: counted('cacito', 'cacitos'),
    ladle: counted('cucharón', 'cucharones'),
    serving: counted('ración', 'raciones'),
    oz: always('oz'),
    lb: always('lb'),
  },
};
