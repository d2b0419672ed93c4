import { clockTimeOf } from '../plans/mealTime.ts';
import {
  bare,
  phraseFinder,
  plain,
  withoutBrackets,
  withoutFigures,
  wordsLeft,
} from './letters.ts';
import { BESIDE_MEALS, MEAL_NUMBER, MEAL_WORDS, type MealKind } from './mealWords.ts';

export type MealHeading = {
  readonly kind: MealKind | null;
  /** Minutes since midnight. */
  readonly time: number | null;
  /** 3 for 'Meal 3'. */
  readonly ordinal: number | null;
  readonly label: string;
  /** Whether the text contains nothing else. */
  readonly strict: boolean;
  /** The number of words that do not belong to a meal. */
  readonly others: number;
  /** 'Lunch/dinner' names two main meals. */
  readonly isBoth?: boolean;
};

const mealsIn = phraseFinder(MEAL_WORDS);
const BOTH = ['lunch', 'dinner'] as const;
/** Specific kinds take precedence over general ones. */
const RANK = MEAL_WORDS.map(([kind]) => kind);
const mealNumber = new RegExp(
  `(?<!\\p{L})(?:${MEAL_NUMBER}|m)[\\s.:#-]*(?:no\\.?|nr\\.?)?\\s*(\\d{1,2}|[一二三四五六七八])(?!\\d|\\p{L}(?!\\p{Script=Han}))|第?(\\d|[一二三四五六七八])餐|(?<!\\p{L})(\\d{1,2})(?:st|nd|rd|th|\\.|ª|º|a|er|e|eme)?\\s+(?:meal|mahlzeit|repas|comida|pasto|refeicao|posilek|ogun|прием пищи)(?!\\p{L})`,
  'u',
);
/** A time or a range of times. A number alone does not count. */
const CLOCK = String.raw`\d{1,2}\s*(?:[:.]\s*\d\d|h\d\d|h(?!\p{L}))?`;
const HALF = String.raw`\s*(?:a\.?\s?m\b\.?|p\.?\s?m\b\.?|uhr|noon|hrs?\b|o'?clock|baje|बजे|(?:صباحا|ظهرا|عصرا|مساء|ليلا)|ص|م|点半?|點)?`;
const times = new RegExp(
  String.raw`(?<![\d/])(${CLOCK}${HALF})(?:\s*(?:-|to|bis|a|al|alle|à|–|se|से|or|~|/|until|till)\s*(${CLOCK}${HALF}))?(?![\d\p{L}])`,
  'gu',
);
const isTime = (text: string) =>
  /[:.h]\s*\d\d|\d\s*h(?!\p{L})|am|pm|a\.m|p\.m|uhr|noon|hrs?|clock|baje|बजे|ص|م|ظهرا|عصرا|ليلا|点|點/u.test(
    text,
  );

const LONGEST = 90;
const LONGEST_WITH_BRACKETS = 160;
/** Kinds that say little: what is in brackets may tell which meal it is, as in 'Snack (mid-morning)'. */
const GENERAL: ReadonlySet<MealKind | null> = new Set([null, 'snack', 'morning', 'night', 'other']);

/** 'Meal 3 – 1 pm' is no time from 3 to 1. */
const NUMBER_AHEAD = new RegExp(`((?:${MEAL_NUMBER})\\s?\\d)\\s?-\\s?(?=\\d)`, 'u');

/** Between the words of 'BreakfastItem1'. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Ll}{3})(?=\d+$)/gu;

/** The meal that a heading names, or null for a text that names neither a meal nor a time. */
export function mealHeading(text: string): MealHeading | null {
  if (text.length > LONGEST_WITH_BRACKETS) return null;
  const label = text
    .replace(/\s+|(?<!\d)\ufe0f\s*/g, ' ')
    .replace(/^[^\p{L}\p{M}\p{N}([]+|\p{Extended_Pictographic}\ufe0f?\s?|\s?[:：]?\s?$/gu, '');
  const source = bare(plain(text.replace(CAMEL, ' ')))
    .replace(NUMBER_AHEAD, '$1, ')
    // '10,30 h' and '0900 hrs'
    .replace(/(\d),?(\d\d\s?h(?:rs?)?(?!\p{L}))/gu, '$1:$2');
  const clock = timeIn(source);
  const outside = withoutBrackets(clock.rest);
  if (outside.length > LONGEST) return null;
  const named = /\p{L}|\d/u.test(outside) ? mealIn(outside) : mealIn(clock.rest);
  const inside = GENERAL.has(named.kind) ? mealIn(clock.rest) : named;
  let { kind, ordinal } = named;
  if (inside.kind !== null && !GENERAL.has(inside.kind)) kind = inside.kind;
  kind ??= inside.kind;
  ordinal ??= inside.ordinal;
  if (kind === null && ordinal === null && clock.time === null) return null;
  const left = withoutFigures(named.rest);
  const others = wordsLeft(left).filter((word) => !BESIDE_MEALS.has(word)).length;
  // 'Tea (200 ml)' is a drink with its amount; 'Breakfast (41 g carbohydrates)' is a heading.
  const measured = kind === 'tea' || kind === 'other' ? withoutFigures(clock.rest) : left;
  const amounts = AMOUNT.test(measured);
  const isBoth = BOTH.every((each) => mealsIn(outside)?.kinds.includes(each));
  const strict = others === 0 && !amounts;
  return { kind, time: clock.time, ordinal, label, strict, others, ...(isBoth && { isBoth }) };
}

const AMOUNT = /\d+\s*(?:g|gm|gms|ml|cups?|tbsp|tsp|oz|kg|pcs?)\b|\d{3,}|½|¼|¾/u;

type MealIn = { kind: MealKind | null; ordinal: number | null; rest: string };

/** The kind and number of the meal in a text, and what is left of it. A second name may explain the first. */
function mealIn(text: string): MealIn {
  const found = mealsIn(text);
  const kind = RANK.find((each) => found?.kinds.includes(each)) ?? null;
  const named = withOrdinal(found?.rest ?? text, kind);
  if (named.ordinal !== null) return named;
  // 'Comida 2' is the second meal, though 'comida' alone is lunch.
  const numbered = withOrdinal(text, null);
  return numbered.ordinal !== null && wordsLeft(numbered.rest).length === 0 ? numbered : named;
}

function withOrdinal(text: string, kind: MealKind | null): MealIn {
  const numbered = mealNumber.exec(text);
  if (!numbered) return { kind, ordinal: null, rest: text };
  const sign = numbered[1] ?? numbered[2] ?? numbered[3] ?? '';
  const ordinal = /\d/.test(sign) ? Number(sign) : '一二三四五六七八'.indexOf(sign) + 1;
  return { kind, ordinal, rest: text.replace(numbered[0], ' ') };
}

function timeIn(text: string): { time: number | null; rest: string } {
  let time: number | null = null;
  const rest = text.replace(times, (whole, first: string, second: string | undefined) => {
    if (!isTime(first) && !(second && isTime(second))) return whole;
    const half = /[ap]\.?\s?m/.exec(second ?? '')?.[0] ?? '';
    const written = isTime(first) && /[ap]\.?\s?m/.test(first) ? first : `${first}${half}`;
    const minutes = clockOf(written);
    if (minutes === null) return whole;
    time ??= minutes;
    return ' ';
  });
  return { time, rest };
}

const NO_CLOCK = /uhr|hrs?\b|صباحا|ظهرا|عصرا|مساء|ليلا|ص|م/u;

function clockOf(text: string): number | null {
  const hours =
    /^(\d{1,2})\s*(?:h|uhr|hrs?|o'?clock|点|點|baje|बजे|صباحا|ظهرا|عصرا|مساء|ليلا|ص|م)?$/u.exec(
      text.trim(),
    );
  if (/noon/.test(text)) return 12 * 60;
  const at = hours
    ? Number(hours[1]) * 60
    : clockTimeOf(text.replace(/\s{0,3}([:.])\s{0,3}/, '$1').replace(NO_CLOCK, ' '));
  if (at === null || at >= 24 * 60) return null;
  // 'ليلا', at night, is before midnight and after it.
  const isLater = /م|ظهرا|عصرا/u.test(text) || (/ليلا/u.test(text) && at >= 6 * 60);
  return isLater && at < 12 * 60 ? at + 12 * 60 : at;
}

export const unknownMeal = (text: string): MealHeading =>
  mealHeading(text) ?? {
    kind: null,
    time: null,
    ordinal: null,
    label: text.replace(/\s+/g, ' ').trim(),
    strict: false,
    others: 1,
  };
