import { plural } from '../language/language.ts';
import type { say as english } from './words.ts';

const always = (word: string) => (_count: number) => word;
const counted = (one: string, other: string) => (count: number) => plural(count, { one, other });

export const say: typeof english = {
  enterName: 'Gib einen Namen ein.',
  moreThan100g: 'Eiweiß, Kohlenhydrate, Fett und Ballaststoffe sind zusammen mehr als 100 g.',
  tooMuchEnergy: '100 g haben höchstens 900 kcal.',
  otherEnergy: (calculated, given) =>
    `Eiweiß, Kohlenhydrate und Fett ergeben ${calculated} kcal, nicht ${given}.`,
  ifPicked: 'falls du das wählst',
  units: {
    g: always('g'),
    kg: always('kg'),
    ml: always('ml'),
    l: always('l'),
    piece: always('Stück'),
    slice: counted('Scheibe', 'Scheiben'),
    half: counted('Hälfte', 'Hälften'),
    cup: counted('Tasse', 'Tassen'),
    tbsp: always('EL'),
    tsp: always('TL'),
    bowl: counted('Schale', 'Schalen'),
    katori: always('Katori'),
    glass: counted('Glas', 'Gläser'),
    handful: always('Handvoll'),
    plate: always('Teller'),
    can: counted('Dose', 'Dosen'),
    jar: counted('Glas', 'Gläser'),
    bottle: counted('Flasche', 'Flaschen'),
    pack: counted('Packung', 'Packungen'),
    pot: always('Becher'),
    bunch: always('Bund'),
    clove: counted('Zehe', 'Zehen'),
    leaf: counted('Blatt', 'Blätter'),
    pinch: counted('Prise', 'Prisen'),
    dash: always('Spritzer'),
    scoop: always('Messlöffel'),
    ladle: counted('Kelle', 'Kellen'),
    serving: counted('Portion', 'Portionen'),
    oz: always('oz'),
    lb: always('lb'),
  },
};
