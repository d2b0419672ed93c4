import { fold } from '../foods/fold.ts';
import { remembered } from '../remembered.ts';
import { inAscii } from '../text.ts';
import { AND, ARTICLES, GERMAN_LARGE, ITALIAN_LARGE, LARGE, SMALL } from './lookedFor.ts';

/**
 * A part of a text. A number in words is one token: 'eighty-two'. `is` says which words it has: 'a' is
 * perhaps none, and many small ones mean something else in another language.
 */
export type Token = {
  readonly kind: 'word' | 'number' | 'kept' | 'gap' | 'mark';
  readonly text: string;
  readonly at: number;
  /** A word as the tables have it. */
  readonly key: string;
  /** Of a number; a number in words only has a size. */
  readonly value: number;
  readonly is: 'digits' | 'perhaps' | 'small' | 'large' | 'none';
};

const DIGITS = String.raw`\p{Nd}{1,12}(?:(?:[.,'’٫٬/]|(?<![\p{Nd}.,]\p{Nd}{2})[\u0020\u00a0\u202f](?=\p{Nd}{3}(?![\p{Nd}.,])))\p{Nd}{1,12}){0,6}`;
const VULGAR = '½⅓⅔¼¾⅛';

const KINDS = {
  // Tags of HTML and entities, addresses, days and times of day hold no figure that a person reads.
  gap: String.raw`<\/?[A-Za-z][^<>]{0,400}>|&(?:#\d{1,6}|[A-Za-z]{2,8});|[^\S\n]`,
  kept: [
    String.raw`https?:\/\/[^\s<>"]{1,400}`,
    String.raw`(?<![\p{Nd}-])\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?:T[\d:.]{5,12}Z?)?(?!\p{Nd})`,
    String.raw`(?<!\p{Nd})\p{Nd}{1,2}[:h]\p{Nd}{2}(?:\s?(?:[ap]m|[AP]M))?(?![\p{L}\p{Nd}])`,
    String.raw`(?<!\p{Nd})(?:[01]?\d|2[0-4])(?:\.\p{Nd}{2})?\s?(?:[ap]m|[AP]M|[ap]\.m\.|[Uu]hr|o['’]clock)(?![\p{L}\p{Nd}])`,
    // 'B12', 'E471'
    String.raw`(?<![\p{L}\p{Nd}])[A-Z]\p{Nd}{1,3}(?![\p{L}\p{Nd}])`,
  ].join('|'),
  // Feet and inches, then other numbers.
  number: String.raw`(?<!\p{Nd})[3-7]['’′]\s?\p{Nd}{1,2}(?!\p{Nd})["”″]?|${DIGITS}(?:\s?[${VULGAR}])?|[${VULGAR}]`,
  word: String.raw`\p{L}[\p{L}\p{M}]{0,59}`,
  mark: '[^]',
} as const;

/** All parts of a text, in one pass. */
export const PARTS = new RegExp(Object.values(KINDS).join('|'), 'gu');

const KIND = (Object.keys(KINDS) as Token['kind'][]).map((kind) => ({
  kind,
  pattern: new RegExp(`^(?:${KINDS[kind]})$`, 'u'),
}));
const kindOf = (text: string): Token['kind'] =>
  KIND.find(({ pattern }) => pattern.test(text))?.kind ?? 'mark';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));
const [articles, smallOnes, largeOnes, and] = [ARTICLES, SMALL, LARGE, AND].map(listed);

function sizeOf(key: string): Token['is'] {
  if (articles?.has(key)) return 'perhaps';
  if (smallOnes?.has(key)) return 'small';
  if (largeOnes?.has(key)) return 'large';
  // 'و' is written together with the number behind it.
  if (key.startsWith('و') && key.length > 2) return sizeOf(key.slice(1));
  if (key.length < 4 || key.length > 50) return 'none';
  return GERMAN_LARGE.test(key) || ITALIAN_LARGE.test(key) ? 'large' : 'none';
}

const VALUES: Readonly<Record<Token['is'], number>> = {
  digits: 0,
  none: 0,
  perhaps: 1,
  small: 5,
  large: 100,
};

/** The parts of a text, in their order and without a hole. */
export function tokensOf(text: string): Token[] {
  let at = 0;
  const tokens = (text.match(PARTS) ?? []).map((part) => {
    const token = { ...readPart(part), at };
    at += part.length;
    return token;
  });
  return joined(tokens);
}

const readPart = remembered((text: string): Omit<Token, 'at'> => {
  const kind = kindOf(text);
  const key = kind === 'word' ? fold(text) : '';
  const is = kind === 'number' ? 'digits' : kind === 'word' ? sizeOf(key) : 'none';
  const value = is === 'digits' ? numberOf(text) : VALUES[is];
  return { kind: is === 'none' ? kind : 'number', text, key, value, is };
});

/** The value of a number in digits, whether its groups are separated by points, commas or blanks. */
function numberOf(text: string): number {
  const plain = inAscii(text).replaceAll('٫', '.').replaceAll('٬', ',');
  if (/^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/\D/g, ''));
  return Number.parseFloat(plain.replace(',', '.')) || 0;
}

const MOST_JOINED = 30;

/** Makes one token of the words of a number, with what stands between them: 'quatre-vingt-deux'. */
function joined(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first) break;
    let [last, is] = [at, first.is];
    while (isInWords(first) && last < at + MOST_JOINED) {
      const next = following(tokens, last);
      const token = tokens[next];
      if (!token || !isInWords(token)) break;
      is = is === 'large' || token.is === 'large' ? 'large' : 'small';
      last = next;
    }
    const own = tokens.slice(at, last + 1).map(({ text }) => text);
    out.push(last === at ? first : { ...first, text: own.join(''), is, value: VALUES[is] });
    at = last;
  }
  return out;
}

const isInWords = ({ is }: Token) => is === 'perhaps' || is === 'small' || is === 'large';

/** The place of the next word, behind a blank, a hyphen or an 'and'. */
function following(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  const isBetween = (token: Token | undefined) =>
    token !== undefined &&
    (/^[\s-]$/.test(token.text) || (token.kind === 'word' && and?.has(token.key) === true));
  while (next < at + 5 && isBetween(tokens[next])) next += 1;
  return next;
}

// 'ال', 'و' and 'ب' are written together with the word behind them.
const ARABIC_AHEAD = /^(?:[وفبلك]?ال|لل|[وبل])(?=\p{L}{3})/u;

/** Whether a word is in a table, where `*` stands for any beginning or ending. */
export function lookUp(table: string): (key: string) => boolean {
  const words = [...listed(table)];
  const whole = new Set(words.filter((word) => !word.includes('*')));
  const parts = words.filter((word) => word.includes('*'));
  const found = (key: string) => whole.has(key) || parts.some((part) => matches(key, part));
  return remembered(
    (key) =>
      key !== '' &&
      (found(key) || (ARABIC_AHEAD.test(key) && found(key.replace(ARABIC_AHEAD, '')))),
  );
}

function matches(key: string, part: string): boolean {
  const [ahead, behind] = [part.startsWith('*'), part.endsWith('*')];
  const own = part.replaceAll('*', '');
  if (ahead && behind) return key.includes(own);
  return ahead ? key.endsWith(own) : key.startsWith(own);
}
