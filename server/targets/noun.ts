import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  /** What a day of a customer should contain, as their dietician set it; at most one row each. */
  foodTarget: {
    customerId: string;
    targets: Json;
    /** In per cent. */
    tolerance: number;
    /** How the amounts were calculated, see `Formula`; null for typed ones. */
    formula: Json | null;
    /** Whether the customer sees what their days contain. */
    isShown: boolean;
    setById: string | null;
    setAt: string;
    version: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const targets = {
  tables: {
    foodTarget: byDieticians(() => say.copied.foodTarget, {
      json: ['targets', 'formula'],
      limit: upTo(1, 20, 500),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'food-target': 'person-and-dieticians' },
  audited: { 'food-target': { words: () => say.things.foodTargets } },
} as const satisfies Noun;
