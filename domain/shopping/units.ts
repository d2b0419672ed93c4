import { fold } from './fold.ts';

/** All units of weight and volume that convert are counted in grams and millilitres; '' counts things. */
type Written = {
  /** How it is displayed, in the singular and the plural. */
  readonly one: string;
  readonly many: string;
  /** All forms in which people write it. */
  readonly forms: string;
};

const WRITTEN = {
  piece: { one: 'piece', many: 'pieces', forms: 'piece pieces pc pcs stück stücke stk नग' },
  slice: { one: 'slice', many: 'slices', forms: 'slice slices scheibe scheiben' },
  half: { one: 'half', many: 'halves', forms: 'halves' },
  cup: { one: 'cup', many: 'cups', forms: 'cup cups tasse tassen कप' },
  tbsp: {
    one: 'tbsp',
    many: 'tbsp',
    forms: 'tbsp tbsps tbs tblsp tablespoon tablespoons el esslöffel',
  },
  tsp: { one: 'tsp', many: 'tsp', forms: 'tsp tsps teaspoon teaspoons tl teelöffel चम्मच' },
  bowl: { one: 'bowl', many: 'bowls', forms: 'bowl bowls schale schalen schüssel schüsseln' },
  katori: { one: 'katori', many: 'katori', forms: 'katori katoris कटोरी' },
  glass: { one: 'glass', many: 'glasses', forms: 'glass glasses glas gläser गिलास' },
  handful: { one: 'handful', many: 'handfuls', forms: 'handful handfuls handvoll मुट्ठी' },
  plate: { one: 'plate', many: 'plates', forms: 'plate plates teller' },
  can: { one: 'can', many: 'cans', forms: 'can cans tin tins dose dosen' },
  jar: { one: 'jar', many: 'jars', forms: 'jar jars' },
  bottle: { one: 'bottle', many: 'bottles', forms: 'bottle bottles flasche flaschen' },
  pack: { one: 'pack', many: 'packs', forms: 'pack packs packet packets packung packungen' },
  pot: { one: 'pot', many: 'pots', forms: 'pot pots becher' },
  bunch: { one: 'bunch', many: 'bunches', forms: 'bunch bunches bund' },
  clove: { one: 'clove', many: 'cloves', forms: 'clove cloves zehe zehen' },
  pinch: { one: 'pinch', many: 'pinches', forms: 'pinch pinches prise prisen' },
  dash: {
    one: 'dash',
    many: 'dashes',
    forms: 'dash dashes drizzle splash squeeze sprinkle sprinkling schuss spritzer',
  },
  scoop: { one: 'scoop', many: 'scoops', forms: 'scoop scoops' },
  serving: {
    one: 'serving',
    many: 'servings',
    forms: 'serving servings portion portions portionen',
  },
  oz: { one: 'oz', many: 'oz', forms: 'oz ounce ounces' },
  lb: { one: 'lb', many: 'lb', forms: 'lb lbs pound pounds' },
} as const satisfies Readonly<Record<string, Written>>;

export type Unit = 'g' | 'ml' | '' | keyof typeof WRITTEN;

/** A unit as it was written; `scale` is its size in `unit`: 1 kg is 1000 g. */
type Read = { readonly unit: Unit; readonly scale: number };

const METRIC: readonly (Read & { readonly forms: string })[] = [
  { unit: 'g', scale: 1, forms: 'g gm gms gr gram grams gramm gramme grammes ग्राम' },
  { unit: 'g', scale: 500, forms: 'pfund' },
  { unit: 'g', scale: 1000, forms: 'kg kgs kilo kilos kilogram kilograms kilogramm किलो' },
  { unit: 'ml', scale: 1, forms: 'ml millilitre millilitres milliliter milliliters मिली' },
  { unit: 'ml', scale: 10, forms: 'cl' },
  { unit: 'ml', scale: 100, forms: 'dl' },
  { unit: 'ml', scale: 1000, forms: 'l ltr litre litres liter liters लीटर' },
];

const isWritten = (unit: string): unit is keyof typeof WRITTEN => Object.hasOwn(WRITTEN, unit);

const BY_FORM: ReadonlyMap<string, Read> = new Map(
  [
    ...METRIC,
    ...Object.entries(WRITTEN).flatMap(([unit, { forms }]) =>
      isWritten(unit) ? [{ unit, scale: 1, forms }] : [],
    ),
  ].flatMap(({ unit, scale, forms }) =>
    forms.split(' ').map((form): [string, Read] => [fold(form), { unit, scale }]),
  ),
);

/** The unit that a word stands for, also with a full stop after it; undefined for any other word. */
export const unitNamed = (word: string | undefined): Read | undefined =>
  word === undefined || word.length > 20 ? undefined : BY_FORM.get(fold(word.replace(/\.$/, '')));

/** The name of a unit, in the singular or plural; 'g' and 'ml' are their own names. */
export function unitWords(unit: Unit, isSeveral: boolean): string {
  if (!isWritten(unit)) return unit;
  return isSeveral ? WRITTEN[unit].many : WRITTEN[unit].one;
}
