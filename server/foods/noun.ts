import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  /** Foods that the practice added. */
  ownFood: {
    id: string;
    name: string;
    /** Its words, by which it is found; see `dictionaryKey`. */
    nameKey: string;
    /** What 100 g contain. */
    per100: Json;
    portions: Json;
    /** Where the values are from: 'label', 'maker's website'. */
    source: string;
    putById: string | null;
    changedAt: string;
    version: number;
  };
  /** What the practice means by a name in its plans. */
  foodName: {
    key: string;
    name: string;
    /** The id of a food, see `knownFood`; null: this is no food. */
    food: string | null;
    putById: string | null;
    changedAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const foods = {
  tables: {
    ownFood: { ...ofNobody, json: ['per100', 'portions'] },
    foodName: ofNobody,
  } satisfies TablesOf<keyof Tables>,
  live: { food: 'dieticians' },
  audited: { food: { words: () => say.things.foods, ofPractice: true } },
} as const satisfies Noun;
