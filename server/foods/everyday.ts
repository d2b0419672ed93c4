import { readFileSync } from 'node:fs';
import { singular, wordsOf } from '#domain/foods/fold.ts';
import { ASIDE, COOKED, COOKING, DRY, OF, PREPARED, RAW } from '#domain/foods/joiners.ts';
import type { Portions } from '#domain/foods/portions.ts';
import type { TableId } from './tables.ts';

/** The languages of plans that the table of everyday foods knows, in the order of its columns. */
export const PLAN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'ar', 'hi'] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

export type EverydayFood = {
  readonly key: string;
  readonly table: TableId;
  readonly code: string;
  readonly portions: Portions;
  /** Measures that are of another size where a language is spoken: 'Scheibe'. */
  readonly elsewhere: Readonly<Partial<Record<PlanLanguage, Portions>>>;
  /** By language; the first is the name, the others are synonyms. */
  readonly names: Readonly<Record<PlanLanguage, readonly string[]>>;
  /** A taco is one with any filling, and jam is one of any fruit. */
  readonly isDish: boolean;
  /** What is sliced or halved and has something on it; a wrap is not. */
  readonly isBread: boolean;
};

let everyday: ReturnType<typeof read> | undefined;
/** The table of everyday foods, read when it is first asked for. */
export function everydayFoods() {
  everyday ??= read();
  return everyday;
}

/**
 * The everyday food that a name in a plan means: the name as it is; then with one word of its preparation, or with
 * 'cooked' for any way of cooking; then without its preparation. Anything else would be a guess. Undefined for none.
 */
export function everydayFood(name: string, language: PlanLanguage, remark = '') {
  const { own, asides } = partsOf(name);
  const all = [...new Set([...asides, ...partsOf(remark).asides])];
  const isCooked = all.some((word) => COOKING.has(word));
  const known = everydayFoods().named[language];
  const found = (words: readonly string[]) =>
    [all, ...all.map((word) => [word]), ...(isCooked ? [['cooked']] : []), []]
      .map((kept) => known.get(keyOf(words, kept)))
      .find((food) => food !== undefined);
  const food = found(own);
  const isDry = [...own, ...wordsOf(remark)].some((word) => DRY.test(word));
  const weighed = isDry || all.includes('raw') ? 'raw' : isCooked ? 'cooked' : null;
  const plain = food ?? (isDry ? found(own.filter((word) => !DRY.test(word))) : undefined);
  return (plain && weighed && otherState(plain, weighed)) || food;
}

/** What is weighed raw or dry, for a food that is cooked by its plain name; or the other way around. */
function otherState({ key }: EverydayFood, weighed: 'raw' | 'cooked'): EverydayFood | undefined {
  const { byKey } = everydayFoods();
  const [, plain = key, state] = /^(.+)-(raw|dry|cooked)$/.exec(key) ?? [];
  const keys =
    weighed === 'cooked'
      ? state !== 'cooked' && state && [`${plain}-cooked`]
      : (state === undefined || state === 'cooked') && [
          `${plain}-raw`,
          `${plain}-dry`,
          `dry-${plain.split('-').at(-1)}`,
        ];
  return (keys || []).map((each) => byKey.get(each)).find((each) => each !== undefined);
}

/** Whether words are the name of an everyday food in any language of plans; `asMeal`: of a dish, or of what is eaten by the plate. */
export function isEverydayName(words: string, asMeal = false): boolean {
  const key = nameKey(words);
  return PLAN_LANGUAGES.some((language) => {
    const food = everydayFoods().named[language].get(key);
    return food && (!asMeal || food.isDish || (food.portions.serving ?? 0) >= A_MEAL);
  });
}
/** Grams of a serving; of spreads and nuts it is less. */
const A_MEAL = 60;

/** Whether words say that a weight is before cooking. */
export const isRaw = (words: string): boolean =>
  wordsOf(words).some((word) => RAW.test(word) || DRY.test(word));

/** The words of a name under which the practice keeps what it means: with its cooking, without size and cut. */
export function dictionaryKey(name: string, preparation: string): string {
  const { own, asides } = partsOf(`${name} ${preparation}`);
  const cooking = asides.filter((word) => COOKING.has(word) || word === 'cooked' || word === 'raw');
  return keyOf(own.length > 0 ? own : asides, own.length > 0 ? [...new Set(cooking)] : []);
}

/** The words of a name under which it is found. */
export function nameKey(name: string): string {
  const { own, asides } = partsOf(name);
  return keyOf(own, asides);
}
const keyOf = (own: readonly string[], asides: readonly string[]): string =>
  [...own, ...asides.toSorted()].join(' ');
const PREPARATION = new Set([...[...ASIDE].map(singular), ...COOKING]);
const SMALL = new Set([...OF, ...'a al alla alle ai au aux la le l en in im'.split(' ')]);

/** The words of a name, apart from those of its preparation, which stand before or after it. */
function partsOf(name: string) {
  const words = wordsOf(name)
    .filter((word) => !SMALL.has(word))
    .map((word) => (COOKED.test(word) ? 'cooked' : RAW.test(word) ? 'raw' : word));
  const isAside = (word: string) => PREPARATION.has(word) || PREPARED.test(word);
  return { own: words.filter((word) => !isAside(word)), asides: words.filter(isAside) };
}

/** The usual portions of a kind of food, by its key, or by name and group of a food of a published table. */
export const usualSizes = (of: string) =>
  everydayFoods().kinds.find(({ is }) => is.test(of))?.sizes ?? [];

function read() {
  const kinds = linesOf('portions').map(([foods = '', portions]) => ({
    is: new RegExp(`^(?:${foods})$`, 'i'),
    sizes: sizesOf(portions),
  }));
  const foods = linesOf('everyday').map((cells): EverydayFood => {
    const [marked = '', table = '', code = '', portions = '', ...names] = cells;
    const key = marked.replace(/[*=]{1,2}$/, '');
    const own = sizesOf(portions);
    const usual = kinds.find(({ is }) => is.test(key))?.sizes ?? [];
    const sizes = [...own, ...usual.filter(({ unit }) => !own.some((each) => each.unit === unit))];
    const sizesIn = (where: string): Portions =>
      Object.fromEntries(
        sizes.filter((each) => each.where === where).map(({ unit, grams }) => [unit, grams]),
      );
    const all = sizesIn('');
    return {
      key,
      table: table as TableId,
      code,
      portions: all,
      elsewhere: byLanguage(sizesIn),
      names: byLanguage((_, at) => listOf(names[at])),
      isDish: marked.endsWith('*'),
      isBread: marked.includes('='),
    };
  });
  const named = byLanguage((language) => {
    const found = new Map<string, EverydayFood>();
    for (const food of foods)
      for (const name of food.names[language]) found.set(nameKey(name), food);
    return found;
  });
  return { foods, kinds, named, byKey: new Map(foods.map((food) => [food.key, food])) };
}

const linesOf = (name: string): string[][] =>
  readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !/^(?:#|$)/.test(line))
    .slice(1)
    .map((line) => line.split('\t'));

const listOf = (cell = '') => cell.split('; ').filter(Boolean);

/** 'slice 36; de slice 50': the grams of measures, where a language is spoken or anywhere. */
const sizesOf = (cell?: string) =>
  listOf(cell).map((each) => {
    const [grams = '', unit = '', where = ''] = each.split(' ').toReversed();
    return { where, unit, grams: Number(grams) };
  });

const byLanguage = <T>(make: (language: PlanLanguage, at: number) => T) =>
  Object.fromEntries(PLAN_LANGUAGES.map((each, at) => [each, make(each, at)])) as {
    readonly [language in PlanLanguage]: T;
  };
