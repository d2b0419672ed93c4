import { fold, oneOf, singular, wordsOf } from './fold.ts';
import { ABOUT, ASIDE, JOINERS, OF } from './joiners.ts';
import { inDigits, inParts, rangeAt } from './numbers.ts';
import { unitAt, unitNamed } from './units.ts';

/** A recipe as plans, shopping lists and marks need it. */
export type Recipe = {
  readonly id: string;
  readonly title: string;
  /** How many portions the ingredients make. */
  readonly servings: number;
  /** One ingredient a line, as a cell of a plan is written: '200 g red lentils, rinsed'. */
  readonly ingredients: readonly string[];
};

/** Recipes by the first word of their title, those with the longest titles first. */
export type RecipeBook = ReadonlyMap<string, readonly Entry[]>;
type Entry = { readonly recipe: Recipe; readonly words: readonly string[] };

export function recipeBook(recipes: readonly Recipe[]): RecipeBook {
  const entries = recipes
    .map((recipe) => ({ recipe, words: wordsOf(recipe.title) }))
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => other.words.length - one.words.length);
  return Map.groupBy(entries, ({ words }) => words[0] ?? '');
}

/** A recipe named in a text. `from` and `to` include its amount. */
export type NamedRecipe = {
  readonly recipe: Recipe;
  /** Null if the text does not say how many portions: '200 g lentil soup', 'lentil soup, the rest of it'. */
  readonly portions: number | null;
  readonly from: number;
  readonly to: number;
};

const WORD = /[\p{L}\p{M}\p{N}½¼¾⅓⅔⅛×]+(?:[.,/⁄]\p{Nd}+)*/gu;
const SEPARATOR = /[,;:\n\r+|•·&()[\]。،؛。，；]/;
const PORTION = new Set(
  wordsOf(
    `portion portionen serving helping ración raciones porción porciones porzione porzioni porção porções حصة حصص`,
  ),
);

type Token = { readonly text: string; readonly word: string; readonly from: number };

const tokensOf = (text: string): Token[] =>
  [...text.replaceAll(/['’]s(?![\p{L}\p{M}])/gu, '  ').matchAll(WORD)].map((found) => ({
    text: found[0],
    word: singular(fold(found[0])),
    from: found.index,
  }));

/** The recipes that a text names, in order. A title of one word counts only where nothing else is said beside it. */
export function recipesIn(text: string, book: RecipeBook): NamedRecipe[] {
  if (book.size === 0) return [];
  const tokens = tokensOf(text);
  const found: NamedRecipe[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const named = (book.get(tokens[at]?.word ?? '') ?? []).find(({ words }) =>
      words.every((word, index) => tokens[at + index]?.word === word),
    );
    if (!named) continue;
    const next = at + named.words.length;
    const before = apartBefore(text, tokens, at);
    const after = apartAfter(text, tokens, next);
    const portions = portionsSaid(before, after);
    if (portions === undefined && named.words.length === 1) continue;
    const isClear = portions !== undefined && portions !== null;
    const first = (isClear && before[0]) || tokens[at];
    const last = (isClear && after.at(-1)) || tokens[next - 1];
    found.push({
      recipe: named.recipe,
      portions: portions ?? null,
      from: first?.from ?? 0,
      to: (last?.from ?? 0) + (last?.text.length ?? 0),
    });
    at = next - 1;
  }
  return found;
}

const endOf = (token: Token | undefined) => (token ? token.from + token.text.length : 0);

/** The words before a place, back to where the thing before it ends. */
function apartBefore(text: string, tokens: readonly Token[], at: number): Token[] {
  let from = at;
  for (let next = tokens[at]; from > 0 && next; next = tokens[from]) {
    const token = tokens[from - 1];
    if (!token || JOINERS.has(fold(token.text))) break;
    if (SEPARATOR.test(text.slice(endOf(token), next.from))) break;
    from -= 1;
  }
  return tokens.slice(from, at);
}

/** The words after a place, up to where the next thing begins; behind a bracket or comma only an amount is its own. */
function apartAfter(text: string, tokens: readonly Token[], next: number): Token[] {
  const between = text.slice(endOf(tokens[next - 1]), tokens[next]?.from ?? text.length);
  const after = runOf(text, tokens, next);
  const isApart = SEPARATOR.test(between);
  const isAmount = /^\s*[(,]\s*$/.test(between) && typeof portionsIn(after) === 'number';
  return isApart && !isAmount ? [] : after;
}

/** The words from a place to the next separator or joining word. */
function runOf(text: string, tokens: readonly Token[], from: number): Token[] {
  let to = from;
  for (; to < tokens.length; to += 1) {
    const token = tokens[to];
    if (!token || JOINERS.has(fold(token.text))) break;
    if (to > from && SEPARATOR.test(text.slice(endOf(tokens[to - 1]), token.from))) break;
  }
  return tokens.slice(from, to);
}

/** How many portions the words on both sides say; null for another measure, undefined for other words. */
function portionsSaid(before: readonly Token[], after: readonly Token[]) {
  const own = before.filter(({ text }) => !ASIDE.has(fold(text)));
  if (own.length === 0) return after.length === 0 ? 1 : portionsIn(after);
  return after.length === 0 ? portionsIn(own) : undefined;
}

/** Cells say 'half' or 'two', and no more than this. */
const PORTIONS_MAX = 20;

function portionsIn(tokens: readonly Token[]): number | null | undefined {
  const words = tokens.map(({ text }) => text.replace(/^[x×](?=\p{Nd})/iu, ''));
  const skip = (at: number, set: ReadonlySet<string>) =>
    set.has(singular(fold(words[at] ?? ''))) ? at + 1 : at;
  const from = skip(0, ABOUT);
  const range = rangeAt(words, from);
  const counted = skip(range?.next ?? from, PORTION);
  if (!range && counted === from) return undefined;
  if (skip(counted, OF) < words.length) return unitAt(words, counted).length > 0 ? null : undefined;
  const value = range ? (range.low + range.high) / 2 : 1;
  return value > 0 && value <= PORTIONS_MAX ? value : null;
}

/** A line of foods, and how many times it is needed: 0.5 of '400 g chickpeas'. */
export type Needed = { readonly text: string; readonly times: number; readonly recipe?: Recipe };

/** A recipe may name another one, and that one another. */
const DEEPEST = 3;
const LINES_MAX = 200;

/**
 * What a cell needs: its own words without the recipes whose portions are clear, and the ingredients of these. A
 * recipe that would contain itself stays a line of words.
 */
export function neededFor(meal: string, book: RecipeBook): Needed[] {
  return opened(meal, 1, { book, within: [] }).slice(0, LINES_MAX);
}

type Open = { readonly book: RecipeBook; readonly within: readonly Recipe[] };

function opened(text: string, times: number, { book, within }: Open): Needed[] {
  const clear = recipesIn(text, book).filter(
    ({ recipe, portions }) =>
      portions !== null && within.length < DEEPEST && !within.some(({ id }) => id === recipe.id),
  );
  const recipe = within.at(-1);
  const own = { times, ...(recipe && { recipe }) };
  if (clear.length === 0) return [{ text, ...own }];
  const inside = clear.flatMap(({ recipe: named, portions }) => {
    const each = (times * (portions ?? 1)) / named.servings;
    return named.ingredients.flatMap((line) =>
      opened(line, each, { book, within: [...within, named] }),
    );
  });
  const rest = clear.reduceRight(
    (left, { from, to }) => left.slice(0, from) + ';'.padEnd(to - from) + left.slice(to),
    text,
  );
  return /[\p{L}\p{N}]/u.test(rest) ? [{ text: rest, ...own }, ...inside] : inside;
}

/** The ingredients of all recipes that a text names, whatever the portion: for what somebody must not eat. */
export const ingredientsNamed = (meal: string, book: RecipeBook): string[] => {
  const seen = new Map<string, Recipe>();
  const look = (text: string) => {
    for (const { recipe } of recipesIn(text, book)) {
      if (seen.has(recipe.id)) continue;
      seen.set(recipe.id, recipe);
      recipe.ingredients.forEach(look);
    }
  };
  look(meal);
  return [...seen.values()].flatMap(({ ingredients }) => ingredients).slice(0, LINES_MAX);
};

/** Whether a recipe names itself, or another one that leads back to it. */
export function containsItself(recipe: Recipe, others: readonly Recipe[]): boolean {
  const book = recipeBook([...others.filter(({ id }) => id !== recipe.id), recipe]);
  const seen = new Set<string>();
  const leadsBack = ({ ingredients }: Recipe): boolean =>
    ingredients.some((line) =>
      recipesIn(line, book).some(({ recipe: named }) => {
        if (named.id === recipe.id) return true;
        if (seen.has(named.id)) return false;
        seen.add(named.id);
        return leadsBack(named);
      }),
    );
  return leadsBack(recipe);
}

const LEADING =
  /^(\D{0,12}?)((?:\p{Nd}{1,4}\s+(?=[½¼¾⅓⅔⅛]|\p{Nd}\/))?[\p{Nd}½¼¾⅓⅔⅛][\p{Nd}.,/½¼¾⅓⅔⅛]*(?:\s?[-–]\s?[\p{Nd}½¼¾⅓⅔⅛.,/]+)?)/u;
const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] as const;

/** An ingredient for another number of portions: '½ lemon' twice is '1 lemon'. Without a number in front it stays. */
export function scaledLine(line: string, times: number): string {
  const [, before = '', written = ''] = LEADING.exec(line) ?? [];
  const range = times === 1 ? null : rangeAt(written.trim().split(/\s+/u), 0);
  if (!range) return line;
  const numbers = [...new Set([range.low, range.high].map((each) => measured(each * times)))];
  const rest = line.slice(before.length + written.length);
  const isOne = range.high > 1 && (inDigits(numbers.at(-1) ?? '') ?? 2) <= 1;
  return before + numbers.join('–') + (isOne ? ofOne(rest) : rest);
}

/** ' carrots, sliced' of one carrot. A measure is one, and not what it measures; of two plurals nobody knows which. */
export function ofOne(rest: string): string {
  const [phrase = ''] = /^[^,;:(\n]*/u.exec(rest) ?? [];
  const words = phrase.match(/\p{L}+/gu) ?? [];
  const end = unitNamed(fold(words[0] ?? ''))
    ? 1
    : words.findIndex((word) => JOINERS.has(fold(word)));
  const named = end < 0 ? words : words.slice(0, end);
  const [plural, ...more] = named.filter((word) => oneOf(word) !== word);
  return plural && more.length === 0 ? rest.replace(plural, oneOf(plural)) : rest;
}

/** As a kitchen measures it: whole from 10 on, below that in halves, thirds and quarters. */
function measured(value: number): string {
  if (value >= 10) return String(Math.round(value));
  if (value < 0.2) return String(Math.round(value * 100) / 100);
  const whole = Math.floor(value);
  const nearest = PARTS.reduce((best, part) =>
    Math.abs(value - whole - part) < Math.abs(value - whole - best) ? part : best,
  );
  return inParts(whole + nearest);
}
