import type { Mark } from '../allergens/ways.ts';
import { say as ofAllergens } from '../allergens/words.ts';
import { inARow, isolated } from '../language/language.ts';
import { say } from './words.ts';

/** What one mark says, apart from any language. */
interface Named {
  /** As it was typed in the meal. */
  readonly typed: string;
  readonly how: Mark['how'];
  /** The allergen, the way of eating, or the customer's own word. */
  readonly of: string;
}

function namedBy(read: string, mark: Mark): Named {
  const typed = read.slice(mark.from, mark.to);
  if ('allergen' in mark) return { typed, how: mark.how, of: mark.allergen };
  return { typed, how: mark.how, of: 'way' in mark ? mark.way : mark.ownWord };
}

const WORDS: Readonly<Record<Mark['how'], (word: string, of: string) => string | undefined>> = {
  names: (word, of) => said(ofAllergens.inSentence, of, (name) => say.namesAllergen(word, name)),
  carries: (word, of) => said(ofAllergens.inSentence, of, (name) => say.usuallyWith(word, name)),
  way: (word, of) => said(ofAllergens.ways, of, (name) => say.conflictsWith(word, name)),
  own: (word, of) => say.conflictsWithNo(word, isolated(of)),
  disliked: (word, of) => say.theyDislike(word, isolated(of)),
};

/** Undefined for a name that this version does not know. */
const said = (
  names: Readonly<Record<string, string>>,
  of: string,
  how: (name: string) => string,
) => (names[of] === undefined ? undefined : how(names[of]));

/** 'Walnuts: tree nuts', 'Satay: usually with peanuts'. */
const wordsOf = ({ typed, how, of }: Named): string | undefined =>
  WORDS[how](isolated(`${typed.charAt(0).toUpperCase()}${typed.slice(1)}`), of);

const AND = ', ';

/** 'Walnuts: tree nuts, Satay: usually with peanuts', in the reader's language. */
export const marksInWords = (read: string, marks: readonly Mark[]): string =>
  inARow([...new Set(marks.map((mark) => wordsOf(namedBy(read, mark)) ?? ''))]);

/** The same apart from any language: 'walnuts names nuts, satay carries peanuts'. */
export const marksKey = (read: string, marks: readonly Mark[]): string =>
  [
    ...new Set(
      marks
        .map((mark) => namedBy(read, mark))
        .map(({ typed, how, of }) => `${typed.toLowerCase()} ${how} ${of}`),
    ),
  ].join(AND);

const KEY = /^(?<typed>.+?) (?<how>names|carries|way|own|disliked) (?<of>.+)$/su;

/** What such a key says, in the reader's language; null for one that this version does not know. */
export function wordsOfKey(key: string): string | null {
  const words = key.split(AND).map((each) => {
    const named = KEY.exec(each)?.groups as unknown as Named | undefined;
    return named && wordsOf(named);
  });
  return words.includes(undefined) ? null : inARow(words as string[]);
}
