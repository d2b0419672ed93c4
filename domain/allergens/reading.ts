import type { Allergen } from './allergens.ts';
import type { How, Lexicon, Role } from './lexicon.ts';
import { type Unit, unitsOf } from './units.ts';

/** A unit of a text with all that its entries mean. */
export interface Read extends Unit {
  readonly allergens: Map<Allergen, How>;
  readonly generic: boolean;
  readonly whole: boolean;
  readonly roles: ReadonlySet<Role>;
  /** It is part of a claim: 'no nuts'. */
  claimed: boolean;
  /** Numbers of the clause, and of the part of it between 'with' and 'and'. */
  clause: number;
  part: number;
}

/** A text in its units, each with what it means, its clause and its part. */
export const readUnits = (text: string, words: Lexicon): Read[] =>
  numbered(unitsOf(text, words).map(withMeaning));

function withMeaning(unit: Unit): Read {
  const harmless = unit.entries.some((entry) => entry.harmless);
  const allergens = new Map<Allergen, How>();
  for (const entry of harmless ? [] : unit.entries)
    for (const [allergen, how] of entry.allergens)
      if (allergens.get(allergen) !== 'names') allergens.set(allergen, how);
  return {
    ...unit,
    allergens,
    generic: unit.entries.some(({ generic }) => generic),
    whole: unit.entries.some(({ whole }) => whole),
    roles: new Set(unit.entries.flatMap(({ roles }) => [...roles])),
    claimed: false,
    clause: 0,
    part: 0,
  };
}

function numbered(units: Read[]): Read[] {
  let clause = 0;
  let part = 0;
  for (const unit of units) {
    if (unit.gap === 'hard') clause++;
    // What is said of one alternative is not said of the other: 'bread or gluten-free wrap'.
    if (unit.gap !== 'none' || unit.roles.has('soft') || unit.roles.has('joins')) part++;
    unit.clause = clause;
    unit.part = part;
  }
  return units;
}
