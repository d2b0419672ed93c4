/** The spellings of units in exports, in the languages that scales use. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramm'],
  lb: ['lbs', 'pound', 'pounds'],
  cm: ['centimeter', 'centimeters', 'centimetre', 'centimetres', 'zentimeter'],
  in: ['inch', 'inches', '"', '″'],
  '%': ['percent', 'prozent'],
  st: ['stone', 'stones'],
  g: ['gram', 'grams', 'gramm'],
  oz: ['ounce', 'ounces'],
  ft: ['foot', 'feet'],
  mm: [],
  m: ['meter', 'metre'],
};
const UNITS = Object.keys(SPELLINGS);

/**
 * The unit that a word means: one of the kind's own `units`, or another known unit; the word itself if it is
 * no unit.
 */
export function unitCalled(word: string, units: readonly string[]): string {
  const plain = word.trim().toLowerCase();
  const own = units.find((unit) => unit.toLowerCase() === plain);
  return own ?? UNITS.find((unit) => isSpelled(unit, plain)) ?? word.trim();
}

const isSpelled = (unit: string, word: string) =>
  unit === word || (SPELLINGS[unit]?.includes(word) ?? false);

/** Whether a cell or word is a unit and nothing else. */
export const isUnit = (word: string, units: readonly string[]): boolean =>
  word !== '' && [...UNITS, ...units].includes(unitCalled(word, units));

/** The unit in a heading: 'Weight (kg)', 'Weight, kg', 'weight_kg', 'kg'. Null for none. */
export function unitInHeading(heading: string, units: readonly string[]): string | null {
  const bracketed = [...heading.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, word = '']) =>
    word.trim(),
  );
  const [, last = ''] = /(?:^|[\s,_])([^\s,_]+)\s*$/.exec(heading) ?? [];
  // A lone letter at the end is rather part of a name.
  const words = [...bracketed, ...(last.length > 1 || last === '%' ? [last] : [])];
  const word = words.find((each) => isUnit(each, units));
  return word === undefined ? null : unitCalled(word, units);
}
