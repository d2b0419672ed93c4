import { remembered } from '../remembered.ts';
import type { Token } from './fold.ts';
import { meantBesides, type Wanted, wantedFor } from './generalWords.ts';
import type { Group } from './groups.ts';
import { lexicon } from './lexicon.ts';
import type { OwnWord } from './mark.ts';
import { isOtherWord } from './meatless.ts';
import { Entry, indexOf, type Listed, type Phrase, standsAt } from './phrases.ts';
import { meantBy } from './typos.ts';
import { only } from './wordForms.ts';

interface Sought {
  readonly isMeat: boolean;
  readonly group: Group | undefined;
  /** The phrases that begin with a word of a meal, in any form, in a compound, or with a slip. */
  readonly beginningWith: (word: string) => readonly Phrase[];
  readonly own: Phrase;
}

export interface Found {
  /** The number of words. */
  readonly length: number;
  /** Whether it is the own word itself, not one of its other meanings. */
  readonly isOwn: boolean;
}

const phraseOf = (wanted: Wanted): Listed => {
  const words = wanted.map(([itself = '']) => itself);
  return {
    phrase: {
      entry: new Entry(words.join(' ')),
      words,
      forms: wanted.map((set) => [...set].map(only)),
    },
    languages: [],
  };
};

/** The forms by which an own word is found. */
export const soughtFor = remembered((ownWord: OwnWord): Sought => {
  const { besides, isMeat, group } = meantBesides(ownWord);
  const all = [wantedFor(ownWord), ...besides].map(phraseOf);
  const index = indexOf(all)();
  const single = (form = '') => index.beginningWith(form).filter(({ words }) => words.length === 1);
  const beginningWith = remembered((word: string): readonly Phrase[] => {
    const exact = index.beginningWith(word);
    if (exact.length > 0) return exact;
    const part = partsOf(word).find((each) => single(each).length > 0 && !isOtherWord(word, each));
    if (part) return single(part);
    const meant = single(meantBy(word, index.long));
    // 'Custard' is no misspelt 'mustard', since both are words of the lists.
    const isListed = lexicon()
      .beginningWith(word)
      .some(({ words }) => words.length === 1);
    return meant.filter(({ words }) => !(isListed && lexicon().knows(words[0] ?? '')));
  });
  return { isMeat, group, beginningWith, own: all[0]?.phrase ?? phraseOf([]).phrase };
}, 500);

const COMPOUND = 5;

/** The beginnings and ends of a word, of which a compound may consist: 'Pilzrisotto'. */
const partsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - COMPOUND - 2) },
    (_, more) => COMPOUND + more,
  ).flatMap((length) => [word.slice(0, length), word.slice(-length)]);

/** Whether something to search for begins at this word of a meal. */
export function foundAt(
  tokens: readonly Token[],
  at: number,
  { beginningWith, own }: Sought,
): Found | undefined {
  const found = beginningWith(tokens[at]?.word ?? '').find((each) => standsAt(each, tokens, at));
  return found && { length: found.words.length, isOwn: found === own };
}
