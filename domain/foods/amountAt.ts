import { mark, type Token } from './cellTokens.ts';
import { JOINERS, OF } from './joiners.ts';
import { rangeAt } from './numbers.ts';
import { unitAt } from './units.ts';

/** Whether only an amount stands between this place and the next separator. */
export function isCount(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 6).map(({ is, folded }) => (is === 'word' ? folded : ''));
  const range = rangeAt(words, 0);
  if (!range) return false;
  const next = tokens[at + range.next + unitAt(words, range.next).length];
  return next?.is !== 'word';
}

/** Whether an amount in digits begins here, or behind a small word. */
export function isCountAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[isSmall(tokens[at]) ? at + 1 : at];
  return token?.is === 'word' && /^\p{Nd}|^[½¼¾⅓⅔⅛]/u.test(token.text) && !token.text.endsWith('%');
}

/** A small word between an amount and its food, such as 'of' or 'and'. */
export const isSmall = (token: Token | undefined): boolean =>
  token?.is === 'word' && (OF.has(token.folded) || JOINERS.has(token.folded));

/** 'And a half' behind a number, as the one word that it stands for. */
export function halfAt(
  tokens: readonly Token[],
  at: number,
): { token: Token; length: number } | null {
  const [first] = tokens.slice(at, at + 1);
  if (!first || !JOINERS.has(first.folded)) return null;
  if (rangeAt([tokens[at - 1]?.folded ?? ''], 0) === null) return null;
  const words = tokens.slice(at + 1, at + 3).map(({ is, folded }) => (is === 'word' ? folded : ''));
  const read = rangeAt(words, 0);
  const last = read && tokens[at + read.next];
  if (!last || read.low <= 0 || read.low >= 1) return null;
  const own = tokens.slice(at, at + read.next + 1);
  mark(own, 'amount');
  return { token: { ...first, folded: String(read.low), end: last.end }, length: own.length };
}

/** How many words say the amount before them once more in another unit: '300 g / 10 oz onions'. */
export function amountAgain(tokens: readonly Token[], at: number, words: readonly Token[]): number {
  if (tokens[at]?.folded !== '/' || measureOf(words) !== words.length) return 0;
  const length = measureOf(tokens.slice(at + 1, at + 6));
  return length > 0 ? length + 1 : 0;
}

/** Of how many words the amount with a unit is that begins here; 0 for none. */
export function measureOf(tokens: readonly Token[]): number {
  const words = tokens.map(({ is, folded }) => (is === 'word' ? folded : ''));
  const range = rangeAt(words, 0);
  const { length } = unitAt(words, range?.next ?? 0);
  return range && length > 0 ? range.next + length : 0;
}

/** Of how many words, at most `most`, the amount is that ends some words; 0 for none. */
export const measureBehind = (words: readonly Token[], most: number): number =>
  [5, 4, 3, 2].find(
    (count) => count <= most && words.length > count && measureOf(words.slice(-count)) === count,
  ) ?? 0;
