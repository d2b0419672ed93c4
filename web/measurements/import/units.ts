import { unitCalled as unitOfTable } from '#domain/quantity.ts';
import { BODY_WORDS } from '#domain/unitWords.ts';

/**
 * The unit that a word means: one of the kind's own `units`, or another known unit; the word itself if it is
 * no unit.
 */
export function unitCalled(word: string, units: readonly string[]): string {
  const plain = word.trim().toLowerCase();
  const own = units.find((unit) => unit.toLowerCase() === plain);
  return own ?? unitOfTable(plain, BODY_WORDS) ?? word.trim();
}

/** Whether a cell or word is a unit and nothing else. */
export const isUnit = (word: string, units: readonly string[]): boolean =>
  word !== '' && (unitCalled(word, units) in BODY_WORDS || units.includes(unitCalled(word, units)));

/** The unit in a heading: 'Weight (kg)', 'Weight, kg', 'weight_kg', 'kg'. Null for none. */
export function unitInHeading(heading: string, units: readonly string[]): string | null {
  const bracketed = [...heading.matchAll(/[([（]([^)\]）]*)[)\]）]/g)].map(([, word = '']) =>
    word.trim(),
  );
  const [, last = ''] = /(?:^|[\s,_])([^\s,_]+)\s*$/.exec(heading) ?? [];
  // A lone letter at the end is rather part of a name.
  const words = [...bracketed, ...(last.length > 1 || last === '%' ? [last] : [])];
  const word = words.find((each) => isUnit(each, units));
  return word === undefined ? null : unitCalled(word, units);
}
