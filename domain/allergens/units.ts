import { partsOf } from './compounds.ts';
import { type Token, tokensOf } from './fold.ts';
import type { Entry, Lexicon, Phrase } from './lexicon.ts';
import { meantBy } from './typos.ts';

interface Piece extends Token {
  /** The word of the list that it stands for. */
  readonly word: string;
}

/** A phrase that was recognised, or a word that was not. */
export interface Unit {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly gap: Token['gap'];
  readonly glued: boolean;
  readonly starts: boolean;
  readonly entries: readonly Entry[];
}

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'و', 'ب', 'ل', 'ف', 'ك'];

/** The text cut into what is known and what is not, longest phrases first. */
export function unitsOf(text: string, lexicon: Lexicon): Unit[] {
  const pieces = tokensOf(text).flatMap((token) => piecesOf(token, lexicon));
  const units: Unit[] = [];
  for (let at = 0; at < pieces.length; ) {
    const first = pieces[at];
    if (!first) break;
    const found = longestAt(pieces, at, lexicon.phrases);
    const length = found[0]?.words.length ?? 1;
    const taken = pieces.slice(at, at + length);
    units.push({
      from: first.from,
      to: taken.at(-1)?.to ?? first.to,
      words: taken.map(({ word }) => word),
      gap: first.gap,
      glued: first.glued,
      starts: first.starts,
      entries: found.map(({ entry }) => entry),
    });
    at += length;
  }
  return units;
}

function piecesOf(token: Token, lexicon: Lexicon): Piece[] {
  return readAs(token.word, lexicon).map((word, index) =>
    index === 0 ? { ...token, word } : { ...token, word, gap: 'none', glued: true, starts: false },
  );
}

const KEPT = 2000;
const kept = new Map<string, readonly string[]>();

function readAs(word: string, lexicon: Lexicon): readonly string[] {
  if (lexicon.known.has(word)) return [word];
  const before = kept.get(word);
  if (before) return before;
  const words = unknownAs(word, lexicon);
  if (kept.size >= KEPT) kept.clear();
  kept.set(word, words);
  return words;
}

function unknownAs(word: string, lexicon: Lexicon): string[] {
  const prefix = PREFIXES.find(
    (each) => word.startsWith(each) && lexicon.known.has(word.slice(each.length)),
  );
  if (prefix) return [word.slice(prefix.length)];
  const parts = partsOf(word, lexicon);
  return parts.length > 1 || parts[0] !== word ? parts : [meantBy(word, lexicon.long) ?? word];
}

/** The longest phrases that begin here; of the same length those that match letter by letter. */
function longestAt(
  pieces: readonly Piece[],
  at: number,
  phrases: Lexicon['phrases'],
): readonly Phrase[] {
  let best: Phrase[] = [];
  let bestScore = 0;
  for (const phrase of phrases.get(pieces[at]?.word ?? '') ?? []) {
    const { words, forms } = phrase;
    let exact = 0;
    const matches = forms.every((set, index) => {
      const piece = pieces[at + index];
      if (!piece || (index > 0 && piece.gap === 'hard')) return false;
      if (piece.word === words[index]) exact++;
      return set.has(piece.word);
    });
    if (!matches) continue;
    const score = words.length * 100 + (exact === words.length ? 1 : 0);
    if (score > bestScore) {
      best = [phrase];
      bestScore = score;
    } else if (score === bestScore) best.push(phrase);
  }
  return best;
}
