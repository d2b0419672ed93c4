import { remembered } from '../remembered.ts';
import { partsOf } from './compounds.ts';
import { type Token, tokensOf } from './fold.ts';
import { type Entry, type Lexicon, type Phrase, standsAt } from './phrases.ts';
import { meantBy } from './typos.ts';

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
    const parts = found.length > 0 || first.isPart ? [] : unknownAs(first.word, lexicon);
    if (parts.length > 1) {
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

// Shorter words, such as 'pé', are parts of other words by chance.
const LEAST_PART = 3;

const readAs = remembered((lexicon: Lexicon) =>
  remembered((word: string): readonly string[] =>
    lexicon.knows(word) ? [word] : unknownAs(word, lexicon),
  ),
);

function unknownAs(word: string, lexicon: Lexicon): string[] {
  const prefix = PREFIXES.find(
    (each) => word.startsWith(each) && lexicon.knows(word.slice(each.length)),
  );
  if (prefix) return [word.slice(prefix.length)];
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
