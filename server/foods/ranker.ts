import { wordsOf } from '#domain/foods/fold.ts';
import { TABLES, type TableFood, tableOf } from './tables.ts';

/** A food that fits some words, best first; `score` is 1 where every word of the name was meant. */
export type Ranked = { readonly food: TableFood; readonly name: string; readonly score: number };

type Name = {
  readonly food: TableFood;
  readonly name: string;
  readonly words: readonly string[];
  /** How much all words of the name weigh together. */
  readonly weight: number;
};

type Index = {
  readonly names: readonly Name[];
  readonly having: ReadonlyMap<string, readonly number[]>;
  weightOf(word: string): number;
};

/** Words that say little: how a table writes, not what a food is. */
const PLAIN = new Set(
  wordsOf(
    'raw roh cru crudo crue fresh frisch fresco nature plain average moyen aliment without ohne sans with mit avec and und et',
  ),
);
/** Written in capitals, or of a fast-food chain or for infants: nobody means these by a plain word. */
const SPECIAL = /[A-Z]{3,}|\b(babyfood|infant formula|fast foods|restaurant)\b/i;
const SPECIAL_COSTS = 0.3;
/** How much less a word of the name counts that nobody asked for, by its place behind the first. */
const UNASKED = 0.35;
const FIRST = 1.6;
const MOST = 20;

let index: Index | undefined;

/** The foods of all published tables that fit the words, best first, at most `most`. */
export function foodsLike(text: string, most = MOST): Ranked[] {
  index ??= indexed();
  const { names, having, weightOf } = index;
  const asked = [...new Set(wordsOf(text))];
  const total = asked.reduce((sum, word) => sum + weightOf(word), 0);
  const candidates = new Set(asked.flatMap((word) => [...(having.get(word) ?? [])]));
  const best = new Map<TableFood, Ranked>();
  for (const place of candidates) {
    const each = names[place];
    if (!each) continue;
    const score = scoreOf(each, asked, total, weightOf);
    const known = best.get(each.food);
    if (!known || known.score < score)
      best.set(each.food, { food: each.food, name: each.name, score });
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, most);
}

function scoreOf(each: Name, asked: readonly string[], total: number, weightOf: Index['weightOf']) {
  const { words, weight, name } = each;
  let met = 0;
  let had = 0;
  for (const word of asked) {
    const at = words.indexOf(word);
    if (at < 0) continue;
    met += weightOf(word) * (at === 0 ? FIRST : 1);
    had += weightOf(word);
  }
  const unasked = (weight - had) * UNASKED;
  const score = met / (total * FIRST + unasked);
  return SPECIAL.test(name) ? score * (1 - SPECIAL_COSTS) : score;
}

/** Rare words weigh more: 'quinoa' says more than 'cooked'. */
function indexed(): Index {
  const all = TABLES.flatMap((id) =>
    tableOf(id).foods.flatMap((food) =>
      Object.values(food.names).flatMap((names) =>
        names.map((name) => ({ food, name, words: wordsOf(name) })),
      ),
    ),
  );
  const having = new Map<string, number[]>();
  for (const [place, { words }] of all.entries())
    for (const word of new Set(words)) {
      const places = having.get(word);
      if (places) places.push(place);
      else having.set(word, [place]);
    }
  const weightOf = (word: string) =>
    (PLAIN.has(word) ? 0.2 : 1) * Math.log(1 + all.length / (1 + (having.get(word)?.length ?? 0)));
  const names = all.map((each) => ({
    ...each,
    weight: each.words.reduce((sum, word) => sum + weightOf(word), 0),
  }));
  return { names, having, weightOf };
}
