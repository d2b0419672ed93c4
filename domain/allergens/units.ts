import { remembered } from '../remembered.ts';
import { type Token, tokensOf } from './fold.ts';
import { type Entry, type Lexicon, meantBy, type Phrase, standsAt } from './phrases.ts';

// Of German and English compound words, folded.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Between two parts. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];
/** Short endings that may remain of a word after its parts: 'breaded', 'buttery'. */
const ENDINGS = new Set(['', ...words('y ed ig n e en er s es')]);
/** Behind unknown letters other short words are too often chance: 'parzialmente' has no 'Ente'. */
const SHORT_ENDS = words(
  'less frei free brot nuss mehl kase rahm hack huhn eier senf bier wein malz eis',
);
/** 'Nussmix' and 'Käseeck', but not 'muslitos'. */
const RESTS = words('mix mus eck tee dip rad art aus fond ofen');

// The short part 'eis' counts only after another part; shorter ones, such as 'pé', are parts of words by chance.
const LEAST_PART = 3;
const LEAST_FIRST = 4;
const LEAST_REST = 4;
// No kitchen word is longer; longer words are skipped, so they take no time.
const MOST = 40;

/**
 * The parts of a compound word: 'walnussbrot' is 'walnuss' and 'brot'. Known parts count at the beginning of
 * the word, at its end, and directly after one another, but not between unknown letters.
 */
function partsOf(word: string, { parts }: Lexicon): string[] {
  if (word.length < 6 || word.length > MOST || !/^[a-z]+$/.test(word)) return [word];
  const whole = coveredBy(word, 0, parts);
  if (whole) return whole;
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const next = partsAt(word, at, parts).find(({ part }) => part !== word);
    if (!next) break;
    found.push(next.part);
    at = next.end;
  }
  const rest = word.slice(at);
  if (ENDINGS.has(rest)) return found.length > 0 ? found : [word];
  const last = longestAtEnd(word, at, parts);
  if (last) {
    const middle = word.slice(at, word.length - last.length);
    if (found.length === 0 && middle.length < 2) return [word];
    return LINKS.includes(middle) && found.length > 0 ? [...found, last] : [...found, middle, last];
  }
  // 'Rohschinken' begins like a form of 'roh'.
  const end = longestAtEnd(word, 0, parts);
  if (end) return [word.slice(0, -end.length), end];
  if (found.length === 0 || (rest.length < LEAST_REST && !RESTS.has(rest))) return [word];
  return [...found, rest];
}

/** Known parts that cover the whole rest of the word, the longest first. */
function coveredBy(word: string, at: number, parts: ReadonlySet<string>): string[] | undefined {
  for (const { part, end } of partsAt(word, at, parts)) {
    const rest = end === word.length ? [] : coveredBy(word, end, parts);
    if (rest) return [part, ...rest];
  }
  return undefined;
}

/** The known parts that stand at a place, behind each link, the longest first. */
function partsAt(word: string, at: number, parts: ReadonlySet<string>) {
  const least = at === 0 ? LEAST_FIRST : LEAST_PART;
  return (at === 0 ? [''] : LINKS)
    .filter((link) => word.startsWith(link, at))
    .flatMap(({ length }) =>
      Array.from({ length: Math.max(0, word.length - at - length - least + 1) }, (_, less) => {
        const end = word.length - less;
        return { part: word.slice(at + length, end), end };
      }),
    )
    .filter(({ part }) => parts.has(part));
}

function longestAtEnd(word: string, at: number, parts: ReadonlySet<string>) {
  for (let from = Math.max(at, 1); from <= word.length - LEAST_FIRST; from++) {
    const part = word.slice(from);
    if (parts.has(part) && (part.length > LEAST_FIRST || SHORT_ENDS.has(part))) return part;
  }
  return undefined;
}

interface Piece extends Token {
  /** The listed word that it stands for. */
  readonly word: string;
  /** Whether it is one of several words of a compound. */
  readonly isPart: boolean;
}

/** A recognised phrase, or a word that was not recognised. */
export interface Unit extends Omit<Token, 'word'> {
  readonly words: readonly string[];
  readonly entries: readonly Entry[];
}

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'و', 'ب', 'ل', 'ف', 'ك'];

// 'bezglutenowy', 'безалкогольное', 'sütsüz'
const WITHOUT = /^(?:(bez|без)(.{3,})|(.{3,})(s[iu]z))$/u;

/** Splits the text into known and unknown units, longest phrases first. */
export function unitsOf(text: string, lexicon: Lexicon): Unit[] {
  const pieces = tokensOf(text).flatMap((token) => piecesOf(token, lexicon));
  const units: Unit[] = [];
  for (let at = 0; at < pieces.length; ) {
    const first = pieces[at];
    if (!first) break;
    const found = longestAt(pieces, at, lexicon);
    // A word that is listed only within a phrase may be a compound: 'Thunfischsalat'.
    const isOpen = found.length === 0 && !first.isPart;
    const parts = isOpen ? unknownAs(first.word, lexicon) : [];
    // So may one behind 'with': 'بحليب'.
    const isAhead = isOpen && withoutPrefix(first.word, lexicon) !== undefined;
    if (parts.length > 1 || isAhead) {
      pieces.splice(at, 1, ...piecesFor(first, parts));
      continue;
    }
    const length = found[0]?.words.length ?? 1;
    const taken = pieces.slice(at, at + length);
    units.push({
      ...first,
      to: taken.at(-1)?.to ?? first.to,
      words: taken.map(({ word }) => word),
      entries: found.map(({ entry }) => entry),
    });
    at += length;
  }
  return units;
}

function withoutPrefix(word: string, lexicon: Lexicon): string | undefined {
  const prefix = PREFIXES.find(
    (each) => word.startsWith(each) && lexicon.knows(word.slice(each.length)),
  );
  return prefix && word.slice(prefix.length);
}

const piecesOf = (token: Token, lexicon: Lexicon): Piece[] =>
  piecesFor(token, readAs(lexicon)(token.word));

function piecesFor(token: Token, words: readonly string[]): Piece[] {
  const isPart = words.length > 1;
  return words.map((word, index) =>
    index === 0
      ? { ...token, word, isPart }
      : { ...token, word, isPart, gap: 'none', glued: true, starts: false },
  );
}

const readAs = remembered((lexicon: Lexicon) =>
  remembered((word: string): readonly string[] =>
    lexicon.knows(word) ? [word] : unknownAs(word, lexicon),
  ),
);

function unknownAs(word: string, lexicon: Lexicon): string[] {
  const behind = withoutPrefix(word, lexicon);
  if (behind) return [behind];
  const without = WITHOUT.exec(word)?.slice(1).filter(Boolean) ?? [];
  if (without.length > 1 && without.every((part) => lexicon.knows(part))) return without;
  const parts = partsOf(word, lexicon);
  const isWord = (part: string) => part.length >= LEAST_PART && lexicon.knows(part);
  if (parts.length > 1 && parts.every(isWord)) return parts;
  // 'Penuts' is a misspelt listed word, not an unknown kind of nuts.
  const meant = meantBy(word, lexicon.long);
  return meant ? [meant] : parts;
}

/**
 * The longest phrases that begin here. Of phrases with the same length, an exact match hides the others,
 * which may belong to another language; but not those about the same food, like 'torrija' and 'torrijas',
 * and not if the exact match has no meaning of its own.
 */
function longestAt(
  pieces: readonly Piece[],
  at: number,
  { beginningWith }: Lexicon,
): readonly Phrase[] {
  const word = (nth: number) => pieces[at + nth]?.word ?? '';
  const found = beginningWith(word(0)).filter((phrase) => standsAt(phrase, pieces, at));
  const length = Math.max(...found.map(({ words }) => words.length));
  const all = found.filter(({ words }) => words.length === length);
  const exact = all.filter(({ words }) => words.every((each, nth) => each === word(nth)));
  if (exact.length === 0) return all;
  if (exact.some(({ entry }) => entry.harmless || entry.roles.size > 0)) return exact;
  const said = new Set(exact.flatMap(({ entry }) => [...entry.foods.keys()]));
  const alike = ({ entry }: Phrase) =>
    said.size === 0 || [...entry.foods.keys()].some((food) => said.has(food));
  return all.filter((phrase) => exact.includes(phrase) || alike(phrase));
}
