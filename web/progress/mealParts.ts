import type { AdherenceShown } from './mealRows.ts';

type MealPart = {
  readonly kind: 'done' | 'other' | 'skipped' | 'missed' | 'toCome';
  readonly count: number;
  /** How many meals are in the parts before it. */
  readonly from: number;
};

/** The meals of a day as a bar or a ring draws them, by how they were logged. */
export function mealParts({ meals, done, other, skipped, toCome }: AdherenceShown): MealPart[] {
  const missed = meals - done - other - skipped - toCome;
  const counts = { done, other, skipped, missed, toCome };
  const kinds = Object.keys(counts) as MealPart['kind'][];
  return kinds.flatMap((kind, place) => {
    const from = kinds.slice(0, place).reduce((sum, each) => sum + counts[each], 0);
    return counts[kind] > 0 ? [{ kind, count: counts[kind], from }] : [];
  });
}
