import { fold } from '../foods/fold.ts';
import { groupOf } from '../foods/foods.ts';
import { ASIDE_FROM, JOINERS, OR, PAIRS } from '../foods/joiners.ts';
import { inDigits, rangeAt } from '../foods/numbers.ts';
import { unitAt, unitNamed } from '../foods/units.ts';
import { MEAL_MAX } from '../plans/plan.ts';

/** A part of a meal that is one thing to buy, and the texts in brackets next to it. */
export type Piece = { readonly words: readonly string[]; readonly remarks: readonly string[] };

type Token =
  | { readonly kind: 'word' | 'remark'; readonly text: string }
  /** `end`: one thing ends here. `heading`: the words before were only a heading, as in 'Breakfast: oats'. */
  | { readonly kind: 'end' | 'heading' };

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '（': '）' };
const ENDS = new Set([...',;\n\r+|•·،؛。，、；।']);
/** A unit with a blank in it, also right behind its number. */
const FLUID = /fl\.?\s?oz\.?(?!\p{L})/giu;

/** The things to buy in the text of a meal, in the order in which they appear in it. */
export function piecesOf(meal: string): Piece[] {
  const pieces: Piece[] = [];
  let words: string[] = [];
  let remarks: string[] = [];
  const end = () => {
    const own = withoutBullet(words);
    if (own.length > 0 || remarks.length > 0)
      pieces.push(...eitherOf(own).map((each) => partedFrom(each, remarks)));
    words = [];
    remarks = [];
  };
  for (const token of joined(
    tokensOf(meal.slice(0, MEAL_MAX).replaceAll(FLUID, 'floz')).flatMap(withoutJoined),
  )) {
    if (token.kind === 'word') words.push(token.text);
    else if (token.kind === 'remark') remarks.push(token.text);
    else if (token.kind === 'end') end();
    else words = [];
  }
  end();
  return pieces;
}

/** The words, the texts in brackets, and the separators between things. */
function tokensOf(meal: string): Token[] {
  const tokens: Token[] = [];
  const closing = closingOf(meal);
  let word = '';
  const flush = () => {
    if (word !== '') tokens.push({ kind: 'word', text: word });
    word = '';
  };
  for (let at = 0; at < meal.length; at += 1) {
    const char = meal[at] ?? '';
    const close = closing.get(at);
    if (close !== undefined) {
      flush();
      const text = meal.slice(at + 1, close).trim();
      if (text !== '') tokens.push({ kind: 'remark', text });
      at = close;
    } else if (ENDS.has(char) && !isInNumber(meal, at)) {
      flush();
      tokens.push({ kind: 'end' });
    } else if (char === ':' && isBlank(meal[at + 1])) {
      flush();
      tokens.push({ kind: 'heading' });
    } else if (isBlank(char)) {
      const ends = endsSentence(word, meal, at);
      if (ends) word = word.slice(0, -1);
      flush();
      if (ends) tokens.push({ kind: 'end' });
    } else word += char;
  }
  flush();
  return tokens;
}

const isBlank = (char: string | undefined) => char !== undefined && /\s/.test(char);

/** A comma between two digits belongs to a number. */
const isInNumber = (meal: string, at: number): boolean =>
  meal[at] === ',' && /\p{Nd}/u.test(meal[at - 1] ?? '') && /\p{Nd}/u.test(meal[at + 1] ?? '');

/** Whether a full stop ends a sentence: a capital follows, and it is no 'tbsp.'. */
const endsSentence = (word: string, meal: string, at: number): boolean =>
  word.length > 3 &&
  word.endsWith('.') &&
  unitNamed(word) === undefined &&
  /^\p{Lu}/u.test(meal.slice(at + 1, at + 3));

/** The place of the closing bracket of each outermost bracket that is closed. */
function closingOf(meal: string): Map<number, number> {
  const open: { at: number; by: string }[] = [];
  const closing = new Map<number, number>();
  for (let at = 0; at < meal.length; at += 1) {
    const char = meal[at] ?? '';
    const by = BRACKETS[char];
    if (by) open.push({ at, by });
    else if (open.at(-1)?.by === char) {
      const opened = open.pop();
      if (opened) closing.set(opened.at, at);
    }
  }
  return closing;
}

/** The tokens, with 'and', 'with' … turned into ends where they stand between two things. */
function joined(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind !== 'word' || !JOINERS.has(fold(token.text))) {
      out.push(token);
      continue;
    }
    const before = textOf(tokens[at - 1]);
    const after = textOf(tokens[at + 1]);
    const half = partAfter(tokens, at);
    if (half && inDigits(before) === null && rangeAt([before], 0) === null)
      out.push({ kind: 'end' });
    else if (half) {
      out.push({ kind: 'word', text: half.text });
      at += half.took;
    } else if (PAIRS.has(`${fold(before)}_${fold(after)}`)) out.push(token);
    else out.push({ kind: 'end' });
  }
  return out;
}

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** The fraction after 'and', as in 'one and a half'; null if 'and' joins something else. */
function partAfter(tokens: readonly Token[], at: number): { text: string; took: number } | null {
  const [first = '', second = ''] = [textOf(tokens[at + 1]), textOf(tokens[at + 2])];
  if (/^an?$/i.test(first) && /^half$/i.test(second)) return { text: '½', took: 2 };
  if (/^(?:1\/[2-9]|[23]\/[34]|[½¼¾⅓⅔])$/.test(first)) return { text: first, took: 1 };
  return null;
}

/** 'و' is written together with the food behind it: 'وخبز' is 'and bread'. */
function withoutJoined(token: Token): Token[] {
  const { text } = token.kind === 'word' ? token : { text: '' };
  if (!/^و\p{L}{2}/u.test(text) || groupOf(text) !== 'other') return [token];
  return groupOf(text.slice(1)) === 'other'
    ? [token]
    : [{ kind: 'end' }, { kind: 'word', text: text.slice(1) }];
}

/**
 * The things between slashes or 'or', if a later one has an amount of its own: '1 cup rice / 200 g pasta'. Otherwise
 * they share the amount: '1 cup rice / quinoa'.
 */
function eitherOf(words: readonly string[]): (readonly string[])[] {
  const parts: string[][] = [[]];
  const isCounted = rangeAt(words, 0) !== null;
  for (const word of words) {
    const isOr = OR.has(fold(word)) && (parts.at(-1)?.length ?? 0) > (isCounted ? 1 : 0);
    if (word === '/' || isOr) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const [first = [], ...others] = parts.filter((part) => part.length > 0);
  if (!others.some((part) => rangeAt(part, 0) !== null)) return [words];
  // '300 g / 10 oz onions' is one amount in two units.
  const amount = rangeAt(first, 0);
  const isAmount =
    amount !== null && amount.next + unitAt(first, amount.next).length === first.length;
  const [second = [], ...more] = others;
  const again = isAmount ? rangeAt(second, 0) : null;
  if (!again) return [first, ...others];
  return [[...first, ...second.slice(again.next + unitAt(second, again.next).length)], ...more];
}

/** The words without the dash or the number of a list item. */
const withoutBullet = (words: readonly string[]): string[] =>
  /^(?:[-–—*>]{1,3}|\d{1,2}[.)])$/.test(words[0] ?? '') ? words.slice(1) : [...words];

/** Turns what follows 'without' or 'after' into a remark. */
function partedFrom(words: readonly string[], remarks: readonly string[]): Piece {
  const at = words.findIndex((word) => ASIDE_FROM.has(fold(word)));
  if (at < 0) return { words, remarks };
  return { words: words.slice(0, at), remarks: [...remarks, words.slice(at).join(' ')] };
}
