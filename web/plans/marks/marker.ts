import { avoidedBy } from '#domain/allergens/avoided.ts';
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
  /** It is uploaded with a reason alone. */
  readonly grave: boolean;
}

/** Reads the meals of the form. */
export type Marker = (values: PlanText) => MarkedCell[];

/** Null for somebody who avoids nothing. */
export function markerFor(eater: Eater): Marker | null {
  const avoided = avoidedBy(eater);
  if (avoidsNothing(avoided)) return null;
  return (values) =>
    MEALS.flatMap((meal) =>
      DAYS.flatMap((day) => {
        const path = mealPath(day, meal);
        const text = values[path] ?? '';
        const marks = marksIn(text, avoided);
        if (marks.length === 0) return [];
        const words = mealWords({ text, marks });
        return [{ path, day, meal, words, grave: marks.some(needsReason) }];
      }),
    );
}
