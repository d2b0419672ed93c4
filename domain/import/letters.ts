import { withoutEnd } from './edges.ts';

/**
 * Diacritics of Latin letters, vowel signs of Arabic, the dot of Devanagari: some people write them, others
 * do not.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0652\u0640\u093c]/g;

const zeros = [0x0660, 0x06f0, 0x0966];
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
  return String(code - zero);
}

/**
 * A text in the form used for comparison: lower case, without optional marks, with the digits 0 to 9 and
 * single blanks.
 */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(OPTIONAL_MARKS, '')
      .normalize('NFC')
      .replace(DIGITS, digitOf)
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/ß/g, 'ss')
      // The letters of Turkish and Polish that no sign can be taken from.
      .replace(/ı/g, 'i')
      .replace(/ł/g, 'l')
      .replace(/[’‘`´]/g, "'")
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[_\s\u200b-\u200f\u202a-\u202e\ufeff]+/g, ' ')
      .trim()
  );
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
const LONGEST = 7;

/** The kinds of the phrases found in a text, and the text without them. */
type Found<Kind> = { readonly kinds: readonly Kind[]; readonly rest: string };

/**
 * Searches for phrases, given as alternatives separated by `|`, the longest first. Blanks, hyphens and points
 * within them are ignored: 'mid-morning', 'mid morning' and 'midmorning' are the same. A Chinese phrase is
 * found within words, since Chinese has no blanks.
 */
export function phraseFinder<Kind>(
  groups: readonly (readonly [Kind, string])[],
): (text: string) => Found<Kind> | null {
  const known = new Map<string, Kind>();
  const chinese: (readonly [string, Kind])[] = [];
  for (const [kind, alternatives] of groups)
    for (const phrase of alternatives.split('|')) {
      const key = (phrase.match(WORD) ?? []).join('');
      if (key === '') continue;
      if (HAN.test(key)) chinese.push([key, kind]);
      else if (!known.has(key)) known.set(key, kind);
    }
  chinese.sort(([one], [other]) => other.length - one.length);

  return (text) => {
    const kinds: Kind[] = [];
    let rest = text;
    if (HAN.test(text))
      for (const [phrase, kind] of chinese) {
        if (!rest.includes(phrase)) continue;
        kinds.push(kind);
        rest = rest.replaceAll(phrase, ' ');
      }
    const words = [...rest.matchAll(WORD)];
    const cuts: [from: number, to: number][] = [];
    for (let at = 0; at < words.length; at += 1)
      for (let last = Math.min(at + LONGEST, words.length) - 1; last >= at; last -= 1) {
        const span = words.slice(at, last + 1);
        const kind = known.get(span.map(([word]) => word).join(''));
        const [first, end] = [span[0], span.at(-1)];
        if (kind === undefined || !first || !end) continue;
        kinds.push(kind);
        cuts.push([first.index, end.index + end[0].length]);
        at = last;
        break;
      }
    if (kinds.length === 0) return null;
    for (const [from, to] of cuts.reverse()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
    return { kinds, rest };
  };
}

/** A text without what cannot be part of a heading: bullets, emoji, asterisks of chat apps. */
export const bare = (text: string): string =>
  withoutEnd(text.replace(/^[^\p{L}\p{M}\p{N}(]+/u, ''), /[^\p{L}\p{M}\p{N})]/u);

/** A text without what is in brackets. */
export const withoutBrackets = (text: string): string =>
  text.replace(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g, ' ');

/** The remaining words, without signs, digits and texts in brackets. */
export const wordsLeft = (text: string): string[] =>
  withoutBrackets(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
