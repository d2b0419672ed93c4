import { fold } from './fold.ts';
import { ABOUT, ELSEWHERE, OR } from './joiners.ts';
import { unitNamed } from './units.ts';

/** What a part of a cell was read as; `note`: it is no food and was left out; `notRead`: nobody knows. */
export type Kind =
  | 'name'
  | 'amount'
  | 'preparation'
  | 'joiner'
  | 'note'
  | 'alternative'
  | 'notRead';

/** A word or a separator of a cell, with its place in the text. `folded` has no accents, and a full stop only behind one letter. */
export type Token = {
  readonly is: 'word' | 'end' | 'line' | 'heading' | 'open' | 'close';
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  kind: Kind;
};

const OPENING = new Set([...'([{（']);
const CLOSING = new Set([...')]}）']);
const LINES = new Set([...'\n\r']);
const ENDS = new Set([...',;+|•·،؛。，、；।']);
/** '8:00', '8.30 Uhr', '12h30', '7 am': when, and not what. */
const TIME =
  /(?<![\p{L}\p{Nd}.,])\d{1,2}(?:[:h]\d{2}|[.]\d{2}(?= ?(?:uhr|h)(?!\p{L})))(?: ?(?:uhr|am|pm|h)(?!\p{L}))?|(?<![\p{L}\p{Nd}])\d{1,2} ?(?:uhr|am|pm)(?!\p{L})/giu;
/** '3,5 %', 'fl. oz', 'colheres (sopa)', 'half and half', 'l’una': written with blanks, but one word. */
const AS_ONE =
  /\d{1,3}(?:[.,]\d{1,2})?\s?%|fl\.?\s?oz\.?(?!\p{L})|half (?:and|&) half|z\. ?b\.|e\. ?g\.|p\. ?(?:ej|ex)\.|ad es\.|l['’]un[ao](?!\p{L})|colher(?:es)? \((?:sopa|chá|café)\)|(?:1\/2|½) (?:écrémé|ecreme)/giu;

/** The words and separators of a cell, in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const add = (is: Token['is'], start: number, end: number, kind: Kind = 'notRead') => {
    const own = text.slice(start, end);
    const folded = fold(own.replaceAll('’', "'")).replace(/(?<=..|\P{L})[.-]$/u, '');
    tokens.push({
      is,
      text: own,
      folded: /^fl.{0,3}oz$/.test(folded) ? 'floz' : folded.replace(/ \((.*)\)$/, '_$1'),
      start,
      end,
      kind,
    });
  };
  const [times, whole] = [placesOf(text, TIME), placesOf(text, AS_ONE)];
  let from = 0;
  for (let at = 0; at <= text.length; ) {
    const isBegun = at === from || /^[\p{Nd}½¼¾⅓⅔⅛]f/iu.test(text.slice(at - 1, at + 1));
    const together = times.get(at) ?? (isBegun ? whole.get(at) : undefined);
    const is = together ? null : separatorAt(text, at, from);
    if (!together && !is) {
      at += 1;
      continue;
    }
    const until = is === 'sentence' ? at - 1 : at;
    for (const [start, end] of loosened(text, from, until)) add('word', start, end);
    if (together) add('word', at, together, times.has(at) ? 'note' : 'notRead');
    else if (is === 'sentence') add('end', until, at, 'joiner');
    else if (is && is !== 'blank') add(is, at, at + 1, 'joiner');
    at = together ?? at + 1;
    from = at;
  }
  return inItsLanguage(tokens);
}

function inItsLanguage(tokens: Token[]): Token[] {
  const { means } =
    ELSEWHERE.find(({ tells }) => tokens.some(({ text }) => tells.test(text.toLowerCase()))) ?? {};
  return means
    ? tokens.map((token) => ({ ...token, folded: means.get(token.folded) ?? token.folded }))
    : tokens;
}

const placesOf = (text: string, pattern: RegExp): ReadonlyMap<number, number> =>
  new Map([...text.matchAll(pattern)].map(({ 0: own, index }) => [index, index + own.length]));

function separatorAt(text: string, at: number, from: number) {
  const char = text[at];
  if (char === undefined) return 'blank';
  if (OPENING.has(char)) return 'open';
  // '2) tea': the number of a list item.
  if (CLOSING.has(char))
    return /(?:^|\n)[ \t]*\d{1,2}$/.test(text.slice(Math.max(0, at - 8), at)) ? null : 'close';
  if (LINES.has(char)) return 'line';
  if (ENDS.has(char) && !(char === ',' && isDigit(text[at - 1]) && isDigit(text[at + 1])))
    return char === '+' && isDigit(text[at + 1]) ? null : 'end';
  if (char === ':' && isBlank(text[at + 1])) return 'heading';
  if (!isBlank(char)) return null;
  return endsSentence(text.slice(from, at), text.slice(at + 1, at + 3)) ? 'sentence' : 'blank';
}

const isDigit = (char: string | undefined) => char !== undefined && /\p{Nd}/u.test(char);
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/** Short for adjectives: no word ends so. The capital of a German noun behind them begins no sentence. */
const SHORT =
  /(?:[bcdfghkpt]r|[bcdfgkp]l|^(?:hart|weich|un)?ge[hkmrz]|^griech|^vollk|^fettred|^ital|^port|^eig|^nat|^int)\.$/i;

/** Whether a full stop ends a sentence: a capital or a number follows, and it is no 'tbsp.' or 'approx.'; behind a bracket it stands alone. */
const endsSentence = (word: string, next: string): boolean =>
  (word.length > 3 || word === '.') &&
  word.endsWith('.') &&
  unitNamed(word) === undefined &&
  ![ABOUT, OR].some((small) => small.has(fold(word.slice(0, -1)))) &&
  !SHORT.test(word) &&
  /^[\p{Lu}\p{Nd}]/u.test(next);

/** The words in a piece without blanks: '200g' and '2x' are two, 'd’huile' is 'd’' and 'huile'. */
function loosened(text: string, start: number, end: number): (readonly [number, number])[] {
  if (start >= end) return [];
  const word = text.slice(start, end);
  const cut = word.length > 40 ? 0 : cutOf(word);
  if (cut === 0) return [[start, end]];
  return [[start, start + cut], ...loosened(text, start + cut, end)];
}

function cutOf(word: string): number {
  if (/^[~x×]\p{Nd}/u.test(word)) return 1;
  const [, article] =
    /^((?:d|dell|l|nell|all)['’]|demi-|halb-|eier-|[wcs]\/(?![spuo](?!\p{L}))|\d-(?=eggs?|eier?|œufs?))\p{L}/iu.exec(
      word,
    ) ?? [];
  if (article) return article.length;
  const [, number, rest] =
    /^([\p{Nd}½¼¾⅓⅔⅛][\p{Nd}½¼¾⅓⅔⅛.,/–-]{0,11})([\p{L}×][\p{L}\p{M}.]{0,15})(?=$|\/)/u.exec(word) ??
    [];
  if (!number || !rest) {
    // '300g/10oz', 'rice/pasta': but not '1/2'.
    const slash = word.indexOf('/');
    return slash > 0 && /\p{L}/u.test(word) && !/^(?:[wcs]\/|n\/a)/i.test(word)
      ? slash
      : word[0] === '/' && word.length > 1
        ? 1
        : 0;
  }
  return rest === 'x' || rest === '×' || unitNamed(rest) ? number.length : 0;
}

export const mark = (tokens: readonly Token[], kind: Kind): void => {
  for (const token of tokens) if (token.is === 'word') token.kind = kind;
};

export const isWord = ({ is, kind }: Token): boolean => is === 'word' && kind !== 'note';
