import { mark, type Token } from './cellTokens.ts';
import { groupOf, isListed } from './foods.ts';
import { ABOUT, DRY, EACH, isPreparation, isSize, OF, SOME, TAIL } from './joiners.ts';
import { inDigits, type Range, rangeAt } from './numbers.ts';
import { isExact, type Unit, unitAt } from './units.ts';

/** How much of a food; `low` and `high` differ if a range was written. '' counts things. */
export type Amount = Range & { readonly unit: Unit };

export const timesOf = ({ unit, low, high }: Amount, times: number): Amount => ({
  unit,
  low: low * times,
  high: high * times,
});

/** A word of size or cooking. 'Rôti' is roasted, 'roti' a bread. */
export const isAside = ({ text, folded }: Token): boolean =>
  !/^rotis?$/i.test(text) && isPreparation(folded);

export type Counted = { readonly amount: Amount | null; readonly rest: Token[] };

/** The amount before a food, or after it, and the words of the food without the amount. */
export function amountIn(tokens: Token[], isMarked = true): Counted {
  const take = (count: number, rest: Token[], amount: Amount | null): Counted => {
    if (isMarked) mark(tokens.slice(0, count), 'amount');
    return { amount, rest: withoutOf(rest, isMarked) };
  };
  const words = tokens.map(({ folded }) => folded);
  // '1 alkoholfreies Weizen 0,5 l', 'glass of milk 200ml'
  const weighed = (next: number, amount: Amount): Counted => {
    const rest = tokens.slice(next);
    const more = isExact(amount) ? null : behind(rest, words.slice(next), isMarked);
    if (!more?.amount || !isExact(more.amount)) return take(next, rest, amount);
    // '2 Scheiben Brot à 50 g'
    const times = rest.some(({ folded }) => EACH.has(folded)) ? amount.low : 1;
    return take(next, more.rest, timesOf(more.amount, times));
  };
  // 'Grated 30 g cheese'
  const ahead = tokens.findIndex((token) => !isAside(token));
  if (ahead > 0 && inDigits(words[ahead] ?? '') !== null) {
    const read = amountIn(tokens.slice(ahead), isMarked);
    if (read.amount && isExact(read.amount) && read.rest.length > 0)
      return { ...read, rest: [...tokens.slice(0, ahead), ...read.rest] };
  }
  const from = [ABOUT, EACH].some((ahead) => ahead.has(words[0] ?? '')) ? 1 : 0;
  const range = rangeAt(words, from) ?? largeAt(words, from);
  // 'A few nuts', 'un peu de beurre'.
  const few = range && inDigits(words[from] ?? '') === null && SOME.has(words[range.next] ?? '');
  if (few) return take(range.next + 1, tokens.slice(range.next + 1), null);
  if (range) {
    const { amount, next } = measured(words, range);
    const rest = tokens.slice(next);
    // 'Half a 400 g tin'
    const part = amount.unit === '' && amount.high < 1 ? amountIn(rest, isMarked) : null;
    if (part?.amount && isExact(part.amount))
      return take(next, part.rest, timesOf(part.amount, amount.low));
    return weighed(next, amount);
  }
  // 'Small glass of milk'.
  const at = isSize(words[from] ?? '') ? from + 1 : from;
  const { read: implied, length } = unitAt(words, at);
  // 'Plato pequeño de sopa'
  const next =
    at +
    length +
    (isSize(words[at + length] ?? '') && OF.has(words[at + length + 1] ?? '') ? 1 : 0);
  const isItself = isFoodItself(words, at);
  if (implied && !isItself && tokens.length > next && impliesOne(words[next], implied.unit)) {
    return weighed(next, { low: implied.scale, high: implied.scale, unit: implied.unit });
  }
  // 'Very little oil', and 'unas almendras' as well as 'unas 10 almendras'.
  const some = [from, 0].find((each) => SOME.has(words[each] ?? ''));
  if (some !== undefined) {
    if (isMarked) mark(tokens.slice(0, some + 1), 'amount');
    const { amount, rest } = behind(tokens.slice(some + 1), words.slice(some + 1), isMarked);
    return { amount, rest: withoutOf(rest, isMarked) };
  }
  return behind(tokens, words, isMarked);
}

/** A number that nobody means; what reads it refuses it. */
const largeAt = (words: readonly string[], at: number) =>
  /^\d{6,}$/.test(words[at] ?? '')
    ? { low: Number(words[at]), high: Number(words[at]), next: at + 1 }
    : null;

/** 'Rye bread 2 slices', 'eggs x2': a number in digits with only its unit after it. */
function behind(tokens: Token[], words: readonly string[], isMarked: boolean): Counted {
  for (let at = Math.max(1, words.length - 5); at < words.length; at += 1) {
    const isTimes =
      /^[x×~]$/.test(words[at] ?? '') || [ABOUT, EACH].some((ahead) => ahead.has(words[at] ?? ''));
    const first = words[at + (isTimes ? 1 : 0)] ?? '';
    const range = rangeAt(words, at + (isTimes ? 1 : 0));
    if (!range || inDigits(first.split(/[-–]/)[0] ?? '') === null) continue;
    const { amount, next } = measured(words, range);
    const isMore = (token: Token) =>
      !isAside(token) && !DRY.test(token.folded) && !TAIL.has(token.folded);
    // 'Vitello 120 g alla pizzaiola', 'prosciutto 40 g sgrassato'
    if (!isExact(amount) && tokens.slice(next).some(isMore)) continue;
    if (isMarked) mark(tokens.slice(at, next), 'amount');
    return { amount, rest: [...tokens.slice(0, at), ...tokens.slice(next)] };
  }
  return { amount: null, rest: withoutOf(tokens, isMarked) };
}

/** A number with the unit behind it, and the place behind both. */
function measured(words: readonly string[], { low, high, next }: Range & { next: number }) {
  const sized = isSize(words[next] ?? '') ? next + 1 : next;
  const at = unitAt(words, sized).length > 0 ? sized : next;
  const { read, length } = isFoodItself(words, at) ? { length: 0 } : unitAt(words, at);
  // 'cc' is a teaspoon in French and Spanish, and millilitres where nobody takes as many spoons.
  const isMl = words[at] === 'cc' && low >= 10;
  const { unit, scale } = isMl
    ? { unit: 'ml' as const, scale: 1 }
    : (read ?? { unit: '' as const, scale: 1 });
  const end = at + length;
  // '35 g x 2'
  const times = length > 0 && /^[x×]$/.test(words[end] ?? '') ? rangeAt(words, end + 1) : null;
  if (times)
    return {
      amount: timesOf({ low: low * scale, high: high * scale, unit }, times.low),
      next: times.next,
    };
  // 'Une assiette creuse de soupe'.
  const isSized = length > 0 && isSize(words[end] ?? '') && isEndOrOf(words[end + 1]);
  return {
    amount: { low: low * scale, high: high * scale, unit },
    next: isSized ? end + 1 : end,
  };
}

const isEndOrOf = (word: string | undefined): boolean => word === undefined || OF.has(word);

/** Slices that are also a food of their own. */
export const BREAD = /^(?:tartine|tosta(?:da)?)s?$/;

/**
 * '1 tostada integral' and '2 fette biscottate' are no slices of something, '2 chili' are no kilos, and the 'c.' of
 * '1 c. di curry' and of 'olio 1 c.' is no cup.
 */
function isFoodItself(words: readonly string[], at: number): boolean {
  const [word = '', next] = words.slice(at, at + 2);
  if (next?.startsWith('biscottat') || isListed(`${word} ${next}`)) return true;
  if (word === 'chili') return !OF.has(next ?? '');
  if (/^c\.?$/.test(word)) return next === undefined ? word === 'c.' : OF.has(next);
  // 'Tartine de pain' is a slice, 'tartine de rillettes' none.
  const isOfBread = groupOf(words.slice(at + 2).join(' ')) === 'grains';
  return BREAD.test(word) && next !== undefined && !(OF.has(next) && isOfBread);
}

/** 'Glass of milk' and 'handful nuts' mean one; a unit of weight without a number does not. */
const impliesOne = (next: string | undefined, unit: Unit): boolean =>
  unit !== 'g' && unit !== 'ml' && (OF.has(next ?? '') || WITHOUT_OF.has(unit));
const WITHOUT_OF = new Set<Unit>(
  'handful katori bowl serving tsp tbsp cup glass slice'.split(' ') as Unit[],
);

/** The words without 'of' and articles ahead: 'de la crème', 'd’huile'. */
function withoutOf(words: Token[], isMarked: boolean): Token[] {
  let at = 0;
  while (
    at < 2 &&
    words.length > at + 1 &&
    (OF.has(words[at]?.folded ?? '') || /^(?:d|l|dell)'$/.test(words[at]?.folded ?? ''))
  )
    at += 1;
  if (isMarked) mark(words.slice(0, at), 'joiner');
  return words.slice(at);
}
