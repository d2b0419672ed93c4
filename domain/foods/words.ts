import { plural, translated } from '../language/language.ts';

const always = (word: string) => (_count: number) => word;
const counted = (one: string, other: string) => (count: number) => plural(count, { one, other });

export const say = translated({
  enterName: 'Enter a name.',
  moreThan100g: 'Protein, carbohydrate, fat and fibre are more than 100 g together.',
  tooMuchEnergy: '100 g have at most 900 kcal.',
  otherEnergy: (calculated: number, given: number) =>
    `Protein, carbohydrate and fat give ${calculated} kcal, not ${given}.`,
  /** Beside things that only some alternatives need: which will be eaten is not known yet. */
  ifPicked: 'if you pick it',
  /** Measures as they follow an amount: '2 cups'. */
  units: {
    g: always('g'),
    kg: always('kg'),
    ml: always('ml'),
    l: always('l'),
    piece: counted('piece', 'pieces'),
    slice: counted('slice', 'slices'),
    half: counted('half', 'halves'),
    cup: counted('cup', 'cups'),
    tbsp: always('tbsp'),
    tsp: always('tsp'),
    bowl: counted('bowl', 'bowls'),
    katori: always('katori'),
    glass: counted('glass', 'glasses'),
    handful: counted('handful', 'handfuls'),
    plate: counted('plate', 'plates'),
    can: counted('can', 'cans'),
    jar: counted('jar', 'jars'),
    bottle: counted('bottle', 'bottles'),
    pack: counted('pack', 'packs'),
    pot: counted('pot', 'pots'),
    bunch: counted('bunch', 'bunches'),
    clove: counted('clove', 'cloves'),
    leaf: counted('leaf', 'leaves'),
    pinch: counted('pinch', 'pinches'),
    dash: counted('dash', 'dashes'),
    scoop: counted('scoop', 'scoops'),
    ladle: counted('ladle', 'ladles'),
    serving: counted('serving', 'servings'),
    oz: always('oz'),
    lb: always('lb'),
  },
});
