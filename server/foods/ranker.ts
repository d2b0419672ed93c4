import { wordsOf } from '#domain/foods/fold.ts';
import { remembered } from '#domain/remembered.ts';
import { type EverydayFood, everydayFoods } from './everyday.ts';
import { TABLES, type TableFood, tableOf } from './tables.ts';

/** What fits some words, best first; `score` is 1 where every word of the name was meant. */
export type Ranked<T> = { readonly food: T; readonly name: string; readonly score: number };

type Entry<T> = { readonly food: T; readonly name: string };

/** Words that say little: how a table writes, not what a food is. */
const PLAIN = new Set(
  wordsOf(
    'raw roh cru crudo crue fresh frisch fresco nature plain average moyen aliment without ohne sans with mit avec and und et',
  ),
);
/** Written in capitals, or of a fast-food chain or for infants: nobody means these by a plain word. */
const SPECIAL = /[A-Z]{3,}|\b(?:[Bb]abyfood|[Ii]nfant formula|[Ff]ast foods|[Rr]estaurant)\b/;
const SPECIAL_COSTS = 0.3;
/** How much less a word of the name counts that nobody asked for, by its place behind the first. */
const UNASKED = 0.35;
const FIRST = 1.6;
const MOST = 20;
/** Of a word that more names have, only names are looked at that have a rarer one too. */
const COMMON = 300;
/** How many words a beginning stands for. */
const MOST_BEGUN = 80;
const MOST_ASKED = 8;

/** What of the asked words a name has: with more for its first word, and without. */
type Met = { worth: number; had: number };

/** What is kept of some entries: which names have a word, and what each word and name is worth. */
function indexOf<T>(entries: readonly Entry<T>[]) {
  const having = new Map<string, number[]>();
  // Tables repeat few words in many names.
  const inWords = remembered(wordsOf, Infinity);
  const words = entries.map(({ name }) => name.split(/[\s,;()/]+/).flatMap(inWords));
  for (const [place, own] of words.entries())
    for (const word of new Set(own)) {
      const places = having.get(word);
      if (places) places.push(place);
      else having.set(word, [place]);
    }
  const vocabulary = [...having.keys()].sort();
  // Rare words weigh more: 'quinoa' says more than 'cooked'.
  const weights = new Map(
    vocabulary.map((word) => {
      const weight = Math.log(1 + entries.length / (1 + (having.get(word)?.length ?? 0)));
      return [word, PLAIN.has(word) ? weight * 0.2 : weight];
    }),
  );
  const names = entries.map(({ food, name }, place) => ({
    food,
    name,
    first: words[place]?.[0],
    weight: words[place]?.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) ?? 0,
    worth: SPECIAL.test(name) ? 1 - SPECIAL_COSTS : 1,
  }));
  return { having, vocabulary, weights, names };
}

/** Finds entries by the words of their names. */
function rankerOf<T>(entries: readonly Entry<T>[]) {
  const { having, vocabulary, weights, names } = indexOf(entries);
  const unknown = Math.log(1 + names.length);
  const weightOf = (word: string) => weights.get(word) ?? unknown;

  const begun = (beginning: string): string[] => {
    const found = vocabulary.filter((word) => word.startsWith(beginning));
    return found.sort((a, b) => often([b]) - often([a])).slice(0, MOST_BEGUN);
  };
  const often = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (having.get(word)?.length ?? 0), 0);

  /** Adds what a word is worth to each name that has it. */
  function add(met: Map<number, Met>, word: string, mayBegin: boolean): void {
    const weight = weightOf(word);
    for (const place of having.get(word) ?? []) {
      const known = met.get(place);
      const worth = names[place]?.first === word ? weight * FIRST : weight;
      if (known) {
        known.worth += worth;
        known.had += weight;
      } else if (mayBegin) met.set(place, { worth, had: weight });
    }
  }

  /** The foods that fit, best first, at most `most`; the last word may be only begun. */
  return (text: string, { most = MOST, isBegun = false } = {}): Ranked<T>[] => {
    const asked = [...new Set(wordsOf(text))].slice(0, MOST_ASKED);
    const last = isBegun ? asked.at(-1) : undefined;
    const groups = asked.map((word) =>
      word === last ? [...new Set([word, ...begun(word)])] : [word],
    );
    // What a name with exactly these words is worth, the heaviest first.
    const total =
      asked.reduce((sum, word) => sum + weightOf(word), 0) +
      (FIRST - 1) * Math.max(0, ...asked.map(weightOf));
    const byRarity = groups
      .filter((words) => often(words) > 0)
      .toSorted((a, b) => often(a) - often(b));
    const met = new Map<number, Met>();
    for (const [at, words] of byRarity.entries())
      for (const word of words) add(met, word, at === 0 || often(words) <= COMMON);
    const best = new Map<T, Ranked<T>>();
    for (const [place, { worth, had }] of met) {
      const each = names[place];
      if (!each) continue;
      const unasked = (each.weight - had) * UNASKED;
      const score = Math.min(1, worth / (total + unasked)) * each.worth;
      const known = best.get(each.food);
      if (!known || known.score < score)
        best.set(each.food, { food: each.food, name: each.name, score });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, most);
  };
}

const inTables = once(() =>
  rankerOf(
    TABLES.flatMap((id) =>
      tableOf(id).foods.flatMap((food) =>
        Object.values(food.names).flatMap((names) => names.map((name) => ({ food, name }))),
      ),
    ),
  ),
);
const inEveryday = once(() =>
  rankerOf(
    everydayFoods().foods.flatMap((food) =>
      Object.values(food.names).flatMap((names) => names.map((name) => ({ food, name }))),
    ),
  ),
);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Asked = { readonly most?: number; readonly isBegun?: boolean };

/** The foods of all published tables that fit the words. */
export const foodsLike = (text: string, asked?: Asked): Ranked<TableFood>[] =>
  inTables()(text, asked);

/** The everyday foods that fit the words, in any language of plans. */
export const everydayLike = (text: string, asked?: Asked): Ranked<EverydayFood>[] =>
  inEveryday()(text, asked);
