import { inAscii } from '../text.ts';
import { fold } from './fold.ts';
import { TO } from './joiners.ts';

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
};

const lists = (words: string, value: number): [string, number][] =>
  words.split(' ').map((word) => [fold(word), value]);

/** Number words that stand before a thing, some of which may follow each other: 'half an', 'a dozen'. */
const SCALES = new Map([
  ...lists(
    'a an ein eine einen einem einer un une una uno um uma один одна واحد एक een jeden jedna jedno bir',
    1,
  ),
  ...lists(
    'half halb halbe halbes halber halben demi demie ½ medio media mezzo mezza meio meia пол половина نصف आधा आधी halve pół yarım',
    0.5,
  ),
  ...lists('quarter viertel quart cuarto quarto ربع kwart ćwierć çeyrek', 0.25),
  ...lists('couple', 2),
  ...lists('dizaine decena decina', 10),
  ...lists('quinzaine quincena quindicina', 15),
  ...lists('vingtaine veintena ventina', 20),
  ...lists('dozen dutzend douzaine docena dozzina dúzia dozijn tuzin düzine', 12),
]);

const COUNTS = new Map(
  [
    'one एक ek',
    'two twee dwa dwie iki zwei deux dos due dois duas два две اثنان اثنين दो',
    'three drie trzy üç drei trois tres tre três три ثلاث ثلاثة तीन teen',
    'four cztery dört vier quatre cuatro quattro quatro четыре أربع أربعة चार',
    'five vijf pięć beş fünf cinq cinco cinque пять خمس خمسة पाँच पांच',
    'six zes sześć altı sechs seis sei шесть ست ستة छह',
    'seven zeven siedem yedi sieben sept siete sette sete семь سبع سبعة सात',
    'eight osiem sekiz acht huit ocho otto oito восемь ثمان ثمانية आठ',
    'nine negen dziewięć dokuz neun neuf nueve nove девять تسع تسعة नौ',
    'ten tien dziesięć zehn dix diez dieci dez десять عشر عشرة दस',
  ].flatMap((words, index) => lists(words, index + 1)),
);

export type Range = { readonly low: number; readonly high: number };

const LONGEST = 12;

/** Larger numbers around a slash are no fraction. */
const MOST_PARTS = 16;

/** One number in digits: '2', '1,5', '1/2', '½', '1½'; null for any other word. */
export function inDigits(word: string): number | null {
  if (word.length > LONGEST) return null;
  const text = inAscii(word).replace('٫', '.').replace('⁄', '/');
  const vulgar = VULGAR[text.slice(-1)];
  if (vulgar !== undefined) {
    const whole = text.slice(0, -1);
    return /^\d{0,4}$/.test(whole) ? Number(whole) + vulgar : null;
  }
  // '1/3rd'; but '80/20' says what a mince is of.
  const [, over, under] = /^(\d{1,2})\/(\d{1,2})(?:rds?|ths?|nd)?$/.exec(text) ?? [];
  if (over && under) {
    const isPortion = Number(over) <= MOST_PARTS && Number(under) <= MOST_PARTS;
    return Number(under) > 0 && isPortion ? Number(over) / Number(under) : null;
  }
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return Number(text.replace(',', ''));
  return /^\d{1,5}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Whether a number is a fraction below one, to be added to a whole number before it: '1 ½', '1 1/2'. */
const isPart = (value: number | null): value is number => value !== null && value > 0 && value < 1;

/** One number, in digits or as a word, and the place after it; null for none. */
function oneAt(words: readonly string[], at: number): { value: number; next: number } | null {
  const word = words[at];
  if (word === undefined) return null;
  const whole = inDigits(word) ?? countOf(word);
  if (whole !== undefined) {
    const next = words[at + 1] ?? '';
    const part = Number.isInteger(whole) ? inDigits(next) : null;
    // '1 halbes Brötchen', '1 demi-pamplemousse'
    if (whole === 1 && (scaleOf(next) ?? 1) < 1) return { value: scaleOf(next) ?? 1, next: at + 2 };
    return isPart(part) ? { value: whole + part, next: at + 2 } : { value: whole, next: at + 1 };
  }
  const scale = scaleOf(word);
  if (scale === undefined) return null;
  const second = scaleOf(words[at + 1]);
  return second === undefined
    ? { value: scale, next: at + 1 }
    : { value: scale * second, next: at + 2 };
}

const countOf = (word: string) => (word.length > LONGEST ? undefined : COUNTS.get(fold(word)));

const scaleOf = (word: string | undefined) =>
  word === undefined || word.length > LONGEST ? undefined : SCALES.get(fold(word));

const TIMES = new Set(['x', '×', '*']);

/** A number, or two with 'to' between them, at a place among words; `next` is the place after it. */
export function rangeAt(
  words: readonly string[],
  at: number,
): (Range & { readonly next: number }) | null {
  const inOne = rangeIn(words[at]);
  if (inOne) return { ...inOne, next: at + 1 };
  const first = oneAt(words, at);
  if (!first) return null;
  const between = fold(words[first.next] ?? '');
  const second = TO.has(between) || TIMES.has(between) ? oneAt(words, first.next + 1) : null;
  if (second && TO.has(between))
    return { ...ordered(first.value, second.value), next: second.next };
  if (second)
    return {
      low: first.value * second.value,
      high: first.value * second.value,
      next: second.next,
    };
  const next = TIMES.has(between) ? first.next + 1 : first.next;
  return { low: first.value, high: first.value, next };
}

/** A range in one word: '1-2', '100/150'. */
function rangeIn(word: string | undefined): Range | null {
  const parts = word && word.length <= 2 * LONGEST ? word.split(/[-–—]/) : [];
  const [low, high] = parts.map(inDigits);
  const [, from, to] = /^(\d{2,4})\/(\d{2,4})$/.exec(word ?? '')?.map(Number) ?? [];
  if (from && to && from > MOST_PARTS && to > from) return { low: from, high: to };
  return parts.length === 2 && low != null && high != null ? ordered(low, high) : null;
}

const ordered = (one: number, other: number): Range => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

/** '1½' for 1.5; what is not a half, third, quarter or eighth is written by `decimal`. */
export function inParts(value: number, decimal: (value: number) => string = String): string {
  const whole = Math.floor(value + 0.005);
  const rest = value - whole;
  if (Math.abs(rest) < 0.01) return decimal(whole);
  const sign = Object.keys(VULGAR).find((each) => Math.abs(rest - (VULGAR[each] ?? 0)) < 0.01);
  return sign === undefined ? decimal(value) : `${whole || ''}${sign}`;
}
