import { fold } from '../foods/fold.ts';
import { ABOUT, ELISION, OF, SIZES, SOME } from '../foods/joiners.ts';
import { inDigits, type Range, rangeAt } from '../foods/numbers.ts';
import { type Unit, unitAt, unitNamed, unitWords } from '../foods/units.ts';

/** An amount of something; `low` and `high` differ if a range was written. */
export type Amount = Range & { readonly unit: Unit };

type Read = { readonly amount: Amount | null; readonly rest: readonly string[] };

/** Splits '200g', '2x' and '~200' into two words; a word that does not begin with a digit stays whole. */
function loosened(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (word.length > 40) return word;
    const [one = '', other] = /^\p{Nd}[^/]*\p{L}\/\p{Nd}/u.test(word) ? word.split('/') : [word];
    // '300g/10oz' is one amount in two units.
    if (other !== undefined) return loosened([one]);
    const [, about, number, rest] =
      /^(~?)([\p{Nd}½¼¾⅓⅔⅛][\p{Nd}½¼¾⅓⅔⅛.,/–-]{0,11})([\p{L}×][\p{L}\p{M}.]{0,15})$/u.exec(word) ??
      [];
    if (!number || !rest) return word;
    const isTimes = rest === 'x' || rest === '×';
    return isTimes || unitNamed(rest) ? [...(about ? [about] : []), number, rest] : word;
  });
}

/** The amount before a food, or after it, and the words of the food without the amount. */
export function readAmount(piece: readonly string[]): Read {
  const words = loosened(piece);
  const from = skip(words, 0, ABOUT);
  const range = rangeAt(words, from);
  if (range) return counted(words, range);
  const implied = unitNamed(words[from]);
  if (implied && isFood(words, from + 1) && impliesOne(words, from)) {
    const one = { low: implied.scale, high: implied.scale, unit: implied.unit };
    return { amount: one, rest: food(words, from + 1) };
  }
  const some = skip(words, from, SOME);
  return some > from ? { amount: null, rest: food(words, some) } : behind(words);
}

/** After a number: reads its unit, if the next word is one. */
function counted(words: readonly string[], { low, high, next }: Range & { next: number }): Read {
  const sized = skip(words, next, SIZES);
  const at = unitAt(words, sized).length > 0 ? sized : next;
  const { read, length } = unitAt(words, at);
  const { unit, scale } = read ?? { unit: '' as const, scale: 1 };
  const rest = food(words, at + length);
  return { amount: { low: low * scale, high: high * scale, unit }, rest };
}

/** 'Rye bread 2 slices', 'eggs x2': a number in digits with only its unit after it. */
function behind(words: readonly string[]): Read {
  for (let at = Math.max(1, words.length - 4); at < words.length; at += 1) {
    const word = words[at] ?? '';
    const plain = /^[x×]\p{Nd}/u.test(word) ? word.slice(1) : word;
    const range = rangeAt([plain, ...words.slice(at + 1)], 0);
    if (!range || inDigits(plain.split(/[-–]/)[0] ?? '') === null) continue;
    const { amount, rest } = counted([plain, ...words.slice(at + 1)], range);
    if (rest.length === 0) return { amount, rest: words.slice(0, at) };
  }
  return { amount: null, rest: words };
}

/** 'Glass of milk' and 'handful nuts' mean one; a unit of weight without a number does not. */
const impliesOne = (words: readonly string[], at: number): boolean => {
  const { unit } = unitNamed(words[at]) ?? {};
  if (unit === 'g' || unit === 'ml') return false;
  return (
    OF.has(fold(words[at + 1] ?? '')) || unit === 'handful' || unit === 'katori' || unit === 'bowl'
  );
};

/** The words of the food behind an amount: 'd’huile' and 'de la crème' begin with no word of it. */
function food(words: readonly string[], from: number): readonly string[] {
  const at = skip(words, skip(words, from, OF), OF);
  const [first = '', ...more] = words.slice(at);
  return first === '' ? [] : [first.replace(ELISION, ''), ...more];
}

const isFood = (words: readonly string[], at: number): boolean =>
  words.length > skip(words, at, OF);

const skip = (words: readonly string[], at: number, skipped: ReadonlySet<string>): number => {
  const word = words[at];
  return word !== undefined && skipped.has(fold(word.replace(/\.$/, ''))) ? at + 1 : at;
};

/** Adds up amounts of the same unit; the units stay in the order in which they came. */
export function addedUp(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<Unit, Amount>();
  for (const each of amounts) {
    // Counted things without a unit and things counted in pieces are added together.
    const unit = each.unit === '' && sums.has('piece') ? 'piece' : each.unit;
    const bare = unit === 'piece' ? sums.get('') : undefined;
    if (bare) sums.delete('');
    const { low, high } = sums.get(unit) ?? bare ?? { low: 0, high: 0 };
    sums.set(unit, { unit, low: low + each.low, high: high + each.high });
  }
  return [...sums.values()];
}

/** Amounts in words: '1.2 kg', '½ cup', '1–2 slices', '200 g + 1 piece'. */
export const amountWords = (amounts: readonly Amount[]): string =>
  amounts.map(oneAmount).join(' + ');

function oneAmount({ unit, low, high }: Amount): string {
  const isLarge = (unit === 'g' || unit === 'ml') && high >= 1000;
  const large = unit === 'g' ? 'kg' : 'l';
  const scale = isLarge ? 1000 : 1;
  const asWritten = unit === 'g' || unit === 'ml' ? decimal : inParts;
  const numbers = [...new Set([low, high].map((value) => asWritten(value / scale)))].join('–');
  const words = isLarge ? large : unitWords(unit, high > 1);
  return words ? `${numbers} ${words}` : numbers;
}

const decimal = (value: number): string => String(Math.round(value * 100) / 100);

const PARTS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** '1½' for 1.5; a fraction that is not in the list stays a decimal. */
function inParts(value: number): string {
  const whole = Math.floor(value + 0.005);
  const part = PARTS.find(([size]) => Math.abs(value - whole - size) < 0.01);
  if (!part) return decimal(value);
  return whole === 0 && part[1] !== '' ? part[1] : `${whole}${part[1]}`;
}
