import { type Amount, amountIn, type Counted, isAside } from './amountIn.ts';
import { isWord, type Kind, mark, type Token, tokensOf } from './cellTokens.ts';
import { wordsOf } from './fold.ts';
import {
  ASIDE_FROM,
  EXAMPLE,
  JOINERS,
  MADE,
  MIXED,
  NO_FOOD,
  NOTES,
  OF,
  OR,
  PAIRS,
} from './joiners.ts';
import { inDigits, rangeAt } from './numbers.ts';
import { unitNamed } from './units.ts';

/** A food as it was written, at its place in the text of the cell. */
export type ReadFood = {
  readonly start: number;
  readonly end: number;
  /** Without its amount and its preparation. */
  readonly name: string;
  readonly amount: Amount | null;
  /** 'grilled, chopped'; also other text that stood in brackets. */
  readonly preparation: string;
  /** What could be eaten instead, as it was written: the first of several counts. */
  readonly alternatives: readonly string[];
};

/** A piece of the text and what it was read as. All pieces together hold every word of the cell. */
export type CellPart = { readonly kind: Kind; readonly start: number; readonly end: number };

export type ReadCell = { readonly foods: readonly ReadFood[]; readonly parts: readonly CellPart[] };

/** More foods in a cell are not read. */
export const MOST_FOODS = 40;

/** Whether some words are the name of one food, such as 'rice and beans'. */
type IsName = (words: string) => boolean;

/** The foods in a cell of a plan, in their order. Pure and bounded: the same text gives the same foods. */
export function readCell(text: string, isName: IsName = () => false): ReadCell {
  const tokens = tokensOf(text);
  const foods: Draft[] = [];
  readPieces(piecesOf(withNotes(tokens), isName), foods, isName);
  for (const each of foods.slice(MOST_FOODS)) mark(each.all, 'notRead');
  return {
    foods: foods.slice(0, MOST_FOODS).map(foodOf),
    parts: tokens.map(({ kind, start, end }) => ({ kind, start, end })),
  };
}

function readPieces(pieces: readonly Piece[], foods: Draft[], isName: IsName): void {
  for (const piece of pieces) {
    const last = foods.at(-1);
    if (piece.isOr && last) {
      const own = [...piece.heading, ...piece.words, ...piece.brackets.flat()];
      mark(own, 'alternative');
      last.alternatives.push(own.filter(isWord));
    } else readPiece(piece, foods, isName);
  }
}

/** Words that are one food, or its amount, with what stood in brackets beside it. */
type Piece = {
  words: Token[];
  brackets: Token[][];
  /** The words before a colon: a heading, or the name of the food whose amount follows. */
  heading: Token[];
  /** It could be eaten instead of the piece before it. */
  isOr: boolean;
  /** It follows 'with', 'made of' or a bracket. */
  after: 'with' | 'made' | null;
};

type Draft = {
  name: Token[];
  all: Token[];
  amount: Amount | null;
  preparation: Token[];
  alternatives: Token[][];
};

/** The tokens, with what is no food marked as notes: 'as much as you like'. */
function withNotes(tokens: readonly Token[]): readonly Token[] {
  for (const [at, { folded }] of tokens.entries())
    for (const phrase of NOTES.get(folded) ?? [])
      if (phrase.every((word, nth) => tokens[at + nth]?.folded === word))
        mark(tokens.slice(at, at + phrase.length), 'note');
  return tokens.filter(({ is, kind }) => is !== 'word' || kind !== 'note');
}

/** The pieces between separators and small words. */
function piecesOf(tokens: readonly Token[], isName: IsName): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece = fresh();
  /** A line of its own with only 'or' makes everything after it an alternative. */
  let isAllOr = false;
  const end = (next: Partial<Piece> = {}) => {
    piece.words = withoutBullet(piece.words);
    const isUsed = piece.words.length > 0 || piece.brackets.length > 0 || piece.heading.length > 0;
    if (isUsed) pieces.push({ ...piece, isOr: piece.isOr || isAllOr });
    // 'Rice or', with the other food on the next line.
    const { isOr } = isUsed ? next : piece;
    piece = { ...fresh(), ...next, ...(isOr && { isOr }) };
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.is === 'open') {
      const close = closingOf(tokens, at);
      if (close > at) piece.brackets.push(tokens.slice(at + 1, close));
      at = Math.max(at, close);
    } else if (token.is === 'heading') {
      piece.heading.push(...piece.words);
      piece.words = [];
    } else if (token.is === 'line' || token.is === 'end' || token.is === 'close') {
      end();
    } else if (isWord(token)) {
      const half = halfAt(tokens, at);
      if (half) {
        piece.words.push(half.token);
        at += half.length - 1;
        continue;
      }
      const joined = joinedAt(tokens, at, piece, isName);
      if (joined === 'word') piece.words.push(token);
      else {
        token.kind = 'joiner';
        if (joined === 'or') {
          isAllOr ||= isAlone(tokens, at);
          end({ isOr: true });
        } else end({ after: joined });
        if (joined === 'made' && isSmall(tokens[at + 1])) {
          mark(tokens.slice(at + 1, at + 2), 'joiner');
          at += 1;
        }
      }
    }
  }
  end();
  return pieces;
}

const fresh = (): Piece => ({ words: [], brackets: [], heading: [], isOr: false, after: null });

const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.is === 'line' && tokens[at + 1]?.is === 'line';

/** The place of the bracket that closes the one at `at`; `at` itself if none does. */
function closingOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let to = at; to < tokens.length; to += 1) {
    const is = tokens[to]?.is;
    depth += is === 'open' ? 1 : is === 'close' ? -1 : 0;
    if (depth === 0) return to;
  }
  return at;
}

const MOST_JOINED = 4;

/** What a word does between the words around it. */
function joinedAt(
  tokens: readonly Token[],
  at: number,
  { words }: Piece,
  isName: IsName,
): 'word' | 'or' | 'with' | 'made' {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.is !== 'word') return 'word';
  const { folded } = token;
  const before = words.at(-1)?.folded ?? '';
  const after = next?.is === 'word' ? next.folded : '';
  if ((MADE.has(folded) || (OF.has(folded) && words.length > 0)) && isCountAt(tokens, at + 1))
    return 'made';
  if (OR.has(folded) || folded === '/') {
    // '2 or 3 figs', and 'o' or 'u' as the bullet of a list.
    const isRange = inDigits(before) !== null && inDigits(after) !== null;
    return isRange || (words.length === 0 && folded.length === 1 && folded !== '/') ? 'word' : 'or';
  }
  if (!JOINERS.has(folded)) return 'word';
  if (PAIRS.has(`${before}_${after}`)) return 'word';
  return isOneName(tokens, at, words, isName) ? 'word' : 'with';
}

/** Whether an amount in digits begins here, or behind a small word. */
function isCountAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[isSmall(tokens[at]) ? at + 1 : at];
  return token?.is === 'word' && /^\p{Nd}|^[½¼¾⅓⅔⅛]/u.test(token.text) && !token.text.endsWith('%');
}

const isSmall = (token: Token | undefined): boolean =>
  token?.is === 'word' && (OF.has(token.folded) || JOINERS.has(token.folded));

/** 'And a half' behind a number, as the one word that it stands for. */
function halfAt(tokens: readonly Token[], at: number): { token: Token; length: number } | null {
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

/** Whether the words around a joiner are the name of one food: 'café con leche'. */
function isOneName(tokens: readonly Token[], at: number, words: readonly Token[], isName: IsName) {
  const behind: string[] = [];
  for (let to = at + 1; to < tokens.length && behind.length < 3; to += 1) {
    const token = tokens[to];
    if (!token || !isWord(token)) break;
    behind.push(token.text);
    for (let from = Math.max(0, words.length - MOST_JOINED); from < words.length; from += 1) {
      const ahead = words.slice(from).map(({ text }) => text);
      if (isName([...ahead, tokens[at]?.text ?? '', ...behind].join(' '))) return true;
    }
  }
  return false;
}

/** The words without the dash or the number of a list item. */
function withoutBullet(words: Token[]): Token[] {
  const [first, ...others] = words;
  if (!first || !/^(?:[-–—*>•]{1,3}|\d{1,2}[.)]|[ou])$/.test(first.text)) return words;
  first.kind = 'joiner';
  return others;
}

/** Reads one piece: a food, more about the food before it, or nothing that is eaten. */
function readPiece(piece: Piece, foods: Draft[], isName: IsName): void {
  const { after, heading } = piece;
  const own = partedFrom(piece.words);
  const read = named(amountIn(own), own, foods.length > 0 || piece.heading.length > 0);
  // 'Oats: 40 g' names a food; 'Breakfast: oats' does not.
  const isNamedAhead = read.amount !== null && read.rest.length === 0;
  const name = isNamedAhead && heading.length > 0 ? heading : read.rest;
  if (name !== heading) mark(heading, 'note');
  const { amount, asides, inner, others } = inBrackets(piece.brackets, read.amount, isName);
  if (inner.length > 0) {
    mark(name, 'note');
    readPieces(inner, foods, isName);
    return;
  }
  const all = [...(name === heading ? heading : []), ...own, ...piece.brackets.flat()].filter(
    isWord,
  );
  const last = foods.at(-1);
  if (name.length === 0 || (last && name.every(isAside))) {
    // 'Rye bread, 2 slices', 'tomatoes, chopped', 'two yoghurts of 125 g'.
    const isEach = after === 'made' && last?.amount?.unit === '';
    if (last && amount && last.amount && isEach) last.amount = times(amount, last.amount.low);
    else if (last && !(amount && last.amount)) last.amount ??= amount;
    last?.alternatives.push(...others);
    last?.preparation.push(...name, ...asides);
    last?.all.push(...all);
    mark([...name, ...asides], last ? 'preparation' : 'notRead');
    return;
  }
  if (NO_FOOD.has(wordsOf(textOf(name)).join(' '))) {
    mark(all, 'note');
    return;
  }
  // 'Omelette with 2 eggs': what it is made of counts.
  if (last && (after === 'made' || (after === 'with' && amount && isMixed(last)))) {
    mark(last.all, 'note');
    foods.pop();
  }
  const { core, aside } = withoutAside(name, isName);
  const preparation = [...aside, ...asides];
  mark(core, 'name');
  mark(preparation, 'preparation');
  for (const each of others) mark(each, 'alternative');
  foods.push({ name: core, all, amount, preparation, alternatives: others });
}

/** '1 tartine' and '2 squares' without a food are what they say. */
function named(read: Counted, own: readonly Token[], isOfAnother: boolean): Counted {
  const { amount, rest } = read;
  if (!amount || rest.length > 0 || isOfAnother || /^(?:g|ml|)$/.test(amount.unit)) return read;
  const words = own.filter(({ folded }) => unitNamed(folded) !== undefined);
  return { amount: { ...amount, unit: '' }, rest: words };
}

const times = ({ low, high, unit }: Amount, count: number): Amount => ({
  low: low * count,
  high: high * count,
  unit,
});

/** What stands in brackets: an amount, foods of which the dish consists, or remarks. */
function inBrackets(brackets: readonly Token[][], given: Amount | null, isName: IsName) {
  let amount = given;
  const inner: Piece[] = [];
  const asides: Token[] = [];
  const others: Token[][] = [];
  for (const bracket of brackets) {
    const content = bracket.filter(isWord);
    const weighed = amountIn(content, false);
    const isExact = weighed.amount?.unit === 'g' || weighed.amount?.unit === 'ml';
    const parts = piecesOf(bracket, isName);
    const isFood = ({ words }: Piece) =>
      amountIn(words, false).amount !== null || isName(textOf(words));
    if (parts.length > 0 && parts.every(({ isOr }) => isOr))
      others.push(content.filter(({ kind }) => kind !== 'joiner'));
    else if (weighed.amount && weighed.rest.every(isAside)) {
      if (!amount || isExact) amount = weighed.amount;
      asides.push(...weighed.rest);
      mark(content, 'amount');
    } else if (content.some(({ folded }) => EXAMPLE.has(folded))) mark(content, 'note');
    else if (!given && parts.length > 0 && parts.every(isFood))
      inner.push(...parts.map((each) => ({ ...each, after: null })));
    else asides.push(...content);
  }
  return { amount, asides, inner, others };
}

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** A dish that consists of what is named after it, if no weight of its own is given. */
const isMixed = (food: Draft | undefined): boolean =>
  food !== undefined &&
  (food.amount === null || food.amount.unit === '') &&
  food.name.some(({ folded }) => MIXED.has(folded));

/** Marks what follows 'without' or 'after' as a note. */
function partedFrom(words: Token[]): Token[] {
  const at = words.findIndex(({ folded }) => ASIDE_FROM.has(folded));
  if (at < 0) return words;
  mark(words.slice(at), 'note');
  return words.slice(0, at);
}

/** Takes words of size and cooking from both ends, unless they belong to a name: baked beans. */
function withoutAside(words: readonly Token[], isName: IsName) {
  let [from, to] = [0, words.length];
  const isWhole = () =>
    isName(
      words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    );
  const is = (at: number) => {
    const token = words[at];
    return token !== undefined && isAside(token);
  };
  while (from < to - 1 && is(from) && !isWhole()) from += 1;
  while (to > from + 1 && is(to - 1) && !isWhole()) to -= 1;
  while (to > from + 1 && TAIL.has(words[to - 1]?.folded ?? '')) to -= 1;
  return { core: words.slice(from, to), aside: [...words.slice(0, from), ...words.slice(to)] };
}

/** What is left of 'al horno' and 'à la vapeur'. */
const TAIL = new Set(['a', 'al', 'alla', 'au', 'la', 'im', 'in', 'en']);

const NAME_MAX = 100;

function foodOf({ name, all, amount, preparation, alternatives }: Draft): ReadFood {
  const places = [...all, ...name].flatMap(({ start, end }) => [start, end]);
  return {
    start: Math.min(...places),
    end: Math.max(...places),
    name: spaced(textOf(name))
      .slice(0, NAME_MAX)
      .replace(/[.!?*\s]{1,20}$/, ''),
    amount,
    preparation: textOf(preparation).slice(0, NAME_MAX),
    alternatives: alternatives.map((each) => spaced(textOf(each)).slice(0, NAME_MAX)),
  };
}

/** 'd’ huile' is written together. */
const spaced = (words: string): string => words.replaceAll(/(['’-]) (?=\p{L})/gu, '$1');
