import type { Eater } from '#domain/allergens/allergens.ts';
import { avoidedBy, notLookedFor } from '#domain/allergens/avoided.ts';
import { lexicon } from '#domain/allergens/lexicon.ts';
import { avoidsNothing, isRecognised, marksIn } from '#domain/allergens/marks.ts';
import { type Recipe, recipeBook } from '#domain/foods/recipes.ts';
import { asRead, mealWords, needsReason, saidOf } from '#domain/plans/marked.ts';
import {
  acceptedFor,
  acceptedWords,
  type Before,
  holdsBack,
  type Said,
} from '#domain/plans/markReason.ts';
import { DAYS, dateOfDay, type FieldPath, MEALS, mealPath, type PlanText } from '../form/fields.ts';
import type { FormState } from '../form/planForm.ts';
import { say } from '../words.ts';

export interface MarkedCell {
  readonly path: FieldPath;
  readonly day: number;
  readonly meal: number;
  /** 'Walnuts: tree nuts' */
  readonly words: string;
  /** It conflicts with what they must not eat; otherwise they dislike it, or it could not be checked. */
  readonly grave: boolean;
  /** Uploading the plan with this meal needs a reason. */
  readonly holds: boolean;
  /** The reason given for it before, in words. */
  readonly accepted: string | undefined;
}

/** `said` is what the mark says without remarks: a reason is given for it. */
type Marked = Pick<MarkedCell, 'words' | 'grave'> & { readonly said: Said };

export interface Marker {
  readonly mark: (
    state: Pick<FormState, 'values' | 'base' | 'source'>,
    known: Omit<Before, 'stored'>,
  ) => MarkedCell[];
  /** What the customer wrote that cannot be searched for in meals. */
  readonly unread: readonly string[];
}

/** Null for a customer who avoids nothing. */
export function markerFor(eater: Eater, recipes: readonly Recipe[] = []): Marker | null {
  const avoided = avoidedBy(eater);
  const unread = notLookedFor(eater);
  if (avoidsNothing(avoided) && unread.length === 0) return null;
  // Its lists take a quarter of a second to make: now, rather than under the first key in a meal.
  lexicon();
  const book = recipeBook(recipes);
  const marked = (text: string): readonly Marked[] => {
    if (text.trim() === '') return [];
    const read = asRead(text, book);
    const marks = marksIn(read, avoided);
    const grave = marks.filter(needsReason);
    const words = [
      ...(marks.length > 0 ? [mealWords({ read, marks })] : []),
      ...(isRecognised(text) ? [] : [say.notChecked]),
    ];
    if (words.length === 0) return [];
    const said = saidOf({ read, marks: grave });
    return [{ words: words.join('. '), grave: grave.length > 0, said }];
  };
  // A key changes one meal of fifty-six: the others are cached.
  let cached = new Map<string, readonly Marked[]>();
  const mark: Marker['mark'] = ({ values, base, source }, known) => {
    const before = { ...known, stored: source.kind === 'edit' ? storedIn(base) : () => undefined };
    const earlier = cached;
    cached = new Map();
    return MEALS.flatMap((meal) =>
      DAYS.flatMap((day) => {
        const path = mealPath(day, meal);
        const text = values[path] ?? '';
        const found = cached.get(text) ?? earlier.get(text) ?? marked(text);
        cached.set(text, found);
        // Without a start date, every day may lie ahead.
        const date = dateOfDay(values.startDate ?? '', day) || known.today;
        return found.map(({ words, grave, said }) => {
          const given = grave ? acceptedFor(text, said, known.accepted) : undefined;
          const holds = grave && holdsBack({ date, meal, text }, said, before);
          return { path, day, meal, words, grave, holds, accepted: given && acceptedWords(given) };
        });
      }),
    );
  };
  return { mark, unread };
}

/** The cells of the loaded plan, by their date. */
const storedIn =
  (base: PlanText): Before['stored'] =>
  (date, meal) => {
    const day = DAYS.find((each) => dateOfDay(base.startDate ?? '', each) === date);
    return day === undefined ? undefined : base[mealPath(day, meal)];
  };
