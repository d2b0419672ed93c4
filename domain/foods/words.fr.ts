import { plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const always = (word: string) => (_count: number) => word;
const counted = (one: string, other: string) => (count: number) => plural(count, { one, other });

export const say: typeof english = {
  enterName: 'Saisissez un nom.',
  moreThan100g: 'Protéines, glucides, lipides et fibres dépassent 100 g au total.',
  tooMuchEnergy: '100 g apportent au plus 900 kcal.',
  otherEnergy: (calculated, given) =>
    `Protéines, glucides et lipides donnent ${calculated} kcal, et non ${given}.`,
  ifPicked: 'si vous choisissez ce plat',
  units: {
    g: always('g'),
    kg: always('kg'),
    ml: always('ml'),
    l: always('l'),
    piece: counted('pièce', 'pièces'),
    slice: counted('tranche', 'tranches'),
    half: counted('moitié', 'moitiés'),
    cup: counted('tasse', 'tasses'),
    tbsp: always('c. à s.'),
    tsp: always('c. à c.'),
    bowl: counted('bol', 'bols'),
    katori: always('katori'),
    glass: counted('verre', 'verres'),
    handful: counted('poignée', 'poignées'),
    plate: counted('assiette', 'assiettes'),
    can: counted('boîte', 'boîtes'),
    jar: counted('bocal', 'bocaux'),
    bottle: counted('bouteille', 'bouteilles'),
    pack: counted('paquet', 'paquets'),
    pot: counted('pot', 'pots'),
    bunch: counted('botte', 'bottes'),
    clove: counted('gousse', 'gousses'),
    leaf: counted('feuille', 'feuilles'),
    pinch: counted('pincée', 'pincées'),
    dash: counted('filet', 'filets'),
    scoop: counted('dosette', 'dosettes'),
    ladle: counted('louche', 'louches'),
    serving: counted('portion', 'portions'),
    oz: always('oz'),
    lb: always('lb'),
  },
};
