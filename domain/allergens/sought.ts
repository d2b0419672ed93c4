import type { Token } from './fold.ts';
import { meantBesides, type Wanted, wantedFor } from './generalWords.ts';
import type { Group } from './groups.ts';
import { lexicon } from './lexicon.ts';
import type { OwnWord } from './mark.ts';
import { isOtherWord } from './meatless.ts';
import { bucketed, type Long, meantBy } from './typos.ts';

/** Single words in all their forms, indexed so that a word of a meal is found quickly among thousands. */
interface Forms {
  /** Maps each form to its word. */
  readonly of: ReadonlyMap<string, string>;
  readonly long: Long;
  readonly asked: Map<string, boolean>;
}

interface Sought {
  readonly own: Wanted;
  readonly ownForms: Forms;
  readonly besides: Forms;
  /** Other meanings of two or more words, indexed by each form of their first word. */
  readonly phrases: ReadonlyMap<string, readonly Wanted[]>;
  readonly isMeat: boolean;
  readonly group: Group | undefined;
}

export interface Found {
  /** The number of words. */
  readonly length: number;
  /** Whether it is the own word itself, not one of its other meanings. */
  readonly isOwn: boolean;
}

const KEPT = 500;
const kept = new Map<string, Sought>();

/** The forms by which an own word is found. Results are cached. */
export function soughtFor(ownWord: OwnWord): Sought {
  const before = kept.get(ownWord);
  if (before) return before;
  const own = wantedFor(ownWord);
  const { besides, isMeat, group } = meantBesides(ownWord);
  const phrases = new Map<string, Wanted[]>();
  for (const wanted of besides.filter(({ length }) => length > 1))
    for (const form of wanted[0] ?? []) phrases.set(form, [...(phrases.get(form) ?? []), wanted]);
  const made = {
    own,
    ownForms: formsOf(own.length === 1 ? [own] : []),
    besides: formsOf(besides.filter(({ length }) => length === 1)),
    phrases,
    isMeat,
    group,
  };
  if (kept.size > KEPT) kept.clear();
  kept.set(ownWord, made);
  return made;
}

const COMPOUND = 5;
const TYPO = 7;
const MOST_ASKED = 2000;

function formsOf(words: readonly Wanted[]): Forms {
  const of = new Map<string, string>();
  for (const [set] of words) {
    const [itself = ''] = set ?? [];
    for (const form of set ?? []) if (!of.has(form)) of.set(form, itself);
  }
  // A form of a short word with a slip is often another word: 'pollo' would match 'pollen'.
  const long = [...of].filter(([form, itself]) => form.length >= TYPO && itself.length >= TYPO - 1);
  return { of, long: bucketed(long.map(([form]) => form)), asked: new Map() };
}

/** Whether something to search for begins at this word of a meal. */
export function foundAt(tokens: readonly Token[], at: number, sought: Sought): Found | undefined {
  const word = tokens[at]?.word ?? '';
  if (standsAt(tokens, at, sought.own) || isIn(word, sought.ownForms))
    return { length: sought.own.length, isOwn: true };
  if (isIn(word, sought.besides)) return { length: 1, isOwn: false };
  const phrase = sought.phrases.get(word)?.find((wanted) => standsAt(tokens, at, wanted));
  return phrase && { length: phrase.length, isOwn: false };
}

const standsAt = (tokens: readonly Token[], at: number, wanted: Wanted): boolean =>
  wanted.length > 0 &&
  wanted.every((set, index) => {
    const found = tokens[at + index];
    return found !== undefined && !(index > 0 && found.gap === 'hard') && set.has(found.word);
  });

function isIn(word: string, forms: Forms): boolean {
  if (forms.of.has(word)) return true;
  const before = forms.asked.get(word);
  if (before !== undefined) return before;
  const found = isCompound(word, forms) || isSlip(word, forms);
  if (forms.asked.size > MOST_ASKED) forms.asked.clear();
  forms.asked.set(word, found);
  return found;
}

/** Whether a word is a compound with one of the forms: 'Pilzrisotto'. */
function isCompound(word: string, { of }: Forms): boolean {
  for (let length = COMPOUND; length <= word.length - 3; length++)
    for (const part of [word.slice(0, length), word.slice(-length)])
      if (of.has(part) && !isOtherWord(word, part)) return true;
  return false;
}

/**
 * Whether a word is one slip away from a long word. 'Custard' does not count as a misspelt 'mustard', since
 * both are words of the lists.
 */
function isSlip(word: string, { of, long }: Forms): boolean {
  const meant = meantBy(word, long);
  if (!meant) return false;
  const { known, phrases } = lexicon();
  const isListed = phrases.get(word)?.some(({ words }) => words.length === 1) === true;
  return !(isListed && known.has(of.get(meant) ?? ''));
}
