// Accents, Arabic vowels and carriers of hamza, tatweel, nukta, soft hyphens and joiners.
const DROPPED = /[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c\u00ad\u200b-\u200d]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  // Chandrabindu, which is often written as a dot.
  '\u0901': '\u0902',
};
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
// The Arabic article and the prefixes joined to it, if at least three letters remain.
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=...)/;

/** A word in the form used for comparison: without case, accents, and the Arabic article. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(REPLACED, (letter) => LETTERS[letter] ?? letter)
    .replace(ARTICLE, '');

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  /**
   * What separates it from the previous word: at most a blank or the like, a sign for 'and', or the end of a
   * clause.
   */
  readonly gap: 'none' | 'soft' | 'hard';
  /** Whether it follows the previous word directly or after a hyphen. */
  readonly glued: boolean;
  /** Whether a new line, sentence or choice begins here, so that what follows refers to something else. */
  readonly starts: boolean;
}

const WORD = /[\p{L}\p{M}\u00ad\u200c\u200d]+|\p{N}+/gu;
const HARD = /[,;.:!?()[\]{}\n\r•·|/→–—،؛؟।]|\s-\s/;
const STARTS = /[;.!?{}\n\r•·|/→؛؟।]/;
const GLUED = /^[-\u2010\u2011]?$/;
const SOFT = /[+&]/;

/** The folded words of a text with their positions. Text and positions are UTF-16. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), (match) => {
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const gap = HARD.test(between) ? 'hard' : SOFT.test(between) ? 'soft' : 'none';
    return {
      from: match.index,
      to: end,
      word: fold(match[0]),
      gap,
      glued: GLUED.test(between),
      starts: STARTS.test(between),
    };
  });
}

/** The folded words of a phrase from a list. */
export const wordsOf = (phrase: string): string[] => tokensOf(phrase).map(({ word }) => word);
