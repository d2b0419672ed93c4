import type { Food } from './groups.ts';
import type { How, Lexicon, Role } from './phrases.ts';
import { type Unit, unitsOf } from './units.ts';

/** A unit of a text with the combined meaning of its entries. */
export interface Read extends Unit {
  readonly foods: Map<Food, How>;
  readonly generic: boolean;
  readonly whole: boolean;
  readonly roles: ReadonlySet<Role>;
  /** Whether it belongs to a claim: 'no nuts'. */
  claimed: boolean;
  /** The number of its clause, and of its part of the clause, which 'with' and 'and' separate. */
  clause: number;
  part: number;
}

/** A text as units, each with its meaning, clause and part. */
export const readUnits = (text: string, words: Lexicon): Read[] =>
  numbered(unitsOf(text, words).map(withMeaning));

function withMeaning(unit: Unit): Read {
  const harmless = unit.entries.some((entry) => entry.harmless);
  const foods = new Map<Food, How>();
  for (const entry of harmless ? [] : unit.entries)
    for (const [food, how] of entry.foods) if (foods.get(food) !== 'names') foods.set(food, how);
  return {
    ...unit,
    foods,
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
    // A claim about one alternative does not apply to another: 'bread or gluten-free wrap'.
    if (unit.gap !== 'none' || unit.roles.has('soft') || unit.roles.has('joins')) part++;
    unit.clause = clause;
    unit.part = part;
  }
  return units;
}
