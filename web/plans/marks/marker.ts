import { avoidedBy, notLookedFor } from '#domain/allergens/avoided.ts';
import type { Eater } from '#domain/allergens/eater.ts';
import { avoidsNothing, marksIn } from '#domain/allergens/marks.ts';
import { mealWords, needsReason } from '#domain/plans/marked.ts';
import { DAYS, type FieldPath, MEALS, mealPath, type PlanText } from '../form/fields.ts';

export interface MarkedCell {
  readonly path: FieldPath;
  readonly day: number;
  readonly meal: number;
  /** 'Walnuts: tree nuts' */
  readonly words: string;
  /** Uploading the plan with this meal needs a reason. */
  readonly grave: boolean;
}

type Marked = Pick<MarkedCell, 'words' | 'grave'>;

export interface Marker {
  /** Reads the meals of the form. */
  readonly mark: (values: PlanText) => MarkedCell[];
  /** What the customer wrote that cannot be searched for in meals. */
  readonly unread: readonly string[];
}

/** Null for a customer who avoids nothing. */
export function markerFor(eater: Eater): Marker | null {
  const avoided = avoidedBy(eater);
  const unread = notLookedFor(eater);
  if (avoidsNothing(avoided) && unread.length === 0) return null;
  const marked = (text: string): readonly Marked[] => {
    const marks = marksIn(text, avoided);
    if (marks.length === 0) return [];
    return [{ words: mealWords({ text, marks }), grave: marks.some(needsReason) }];
  };
  // A key changes one meal of fifty-six: the others are cached.
  let known = new Map<string, readonly Marked[]>();
  const mark = (values: PlanText) => {
    const before = known;
    known = new Map();
    return MEALS.flatMap((meal) =>
      DAYS.flatMap((day) => {
        const path = mealPath(day, meal);
        const text = values[path] ?? '';
        const found = known.get(text) ?? before.get(text) ?? marked(text);
        known.set(text, found);
        return found.map((mark) => ({ path, day, meal, ...mark }));
      }),
    );
  };
  return { mark, unread };
}
