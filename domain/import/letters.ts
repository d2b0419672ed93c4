/** Diacritics of Latin letters, vowel signs of Arabic, the dot of Devanagari: written by some, not by others. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0652\u0640\u093c]/g;

const zeros = [0x0660, 0x06f0, 0x0966];
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
  return String(code - zero);
}

/** A text as it is compared: small letters without optional marks, digits of Europe, single blanks. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(DIGITS, digitOf)
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\ufeff]+/g, ' ')
    .trim();
}

/** Letters with the signs that belong to them. A word of Chinese has no end that could be seen. */
export const LETTER = '[\\p{L}\\p{M}]';

/** Matches any of some phrases as whole words. Blanks in them match hyphens, points and nothing too. */
export function phrases(alternatives: string): RegExp {
  const each = alternatives
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll('.', '\\.').replaceAll(' ', "[\\s'./-]*"));
  const chinese = each.filter((phrase) => /\p{Script=Han}/u.test(phrase));
  const others = each.filter((phrase) => !/\p{Script=Han}/u.test(phrase));
  const whole = `(?<!${LETTER})(?:${others.join('|')})(?!${LETTER})`;
  return new RegExp([whole, ...chinese].join('|'), 'u');
}

/** What no heading is made of: bullets, emoji, asterisks of chats. */
export const bare = (text: string): string =>
  text.replace(/^[^\p{L}\p{M}\p{N}(]+|[^\p{L}\p{M}\p{N})]+$/gu, '');

/** The words that are left, without signs, digits and what stands in brackets. */
export const wordsLeft = (text: string): string[] =>
  text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
