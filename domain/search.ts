/** A piece of a text; `hit`: whether it is one of the words that were searched for. */
export type Part = { readonly text: string; readonly hit: boolean };

export const SEARCH_MAX = 200;
const WORDS_MAX = 10;

/** Words that nearly every text contains; a search ignores them if it has other words. */
const COMMON = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or should so that the to too what when which why with you your'.split(
    ' ',
  ),
);

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text as both databases index them: in lower case, without accents. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search, each once, at most ten. What is found contains every one, also inside a word. */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsIn(search))].slice(0, WORDS_MAX);

const ENDINGS = ['ies', 'ing', 'es', 'ed', 's'];
const SHORTEST_ROOT = 3;

/** A word without its English ending, so that 'labels' and 'labelling' have the same root. */
function rootOf(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each));
  const root = ending === undefined ? word : word.slice(0, -ending.length);
  return root.length >= SHORTEST_ROOT && /[aeiouy]/.test(root) ? root : word;
}

/** The roots to look for, all of which have to be found: beginnings of words, at most ten. */
export function rootsOf(search: string): string[] {
  const words = wordsIn(search);
  const telling = words.filter((word) => !COMMON.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(rootOf))].slice(0, WORDS_MAX);
}

const isHit = (word: string, roots: readonly string[]): boolean =>
  wordsIn(word).some((each) => roots.some((root) => each.startsWith(root)));

/** A text in pieces, with the words that begin with one of `roots` marked. */
export function marked(text: string, roots: readonly string[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!isHit(word, roots)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), hit: false });
    parts.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

const BEFORE = 60;
const EXCERPT = 200;

/** About two lines of a text around the first word that begins with one of `roots`, marked. */
export function excerptOf(text: string, roots: readonly string[]): Part[] {
  const first = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(({ 0: word }) =>
    isHit(word, roots),
  );
  const about = Math.max(0, (first?.index ?? 0) - BEFORE);
  const from = about === 0 ? 0 : text.indexOf(' ', about) + 1;
  const to = text.length <= from + EXCERPT ? text.length : text.lastIndexOf(' ', from + EXCERPT);
  const end = to > from ? to : from + EXCERPT;
  const piece = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
  return marked(piece, roots);
}

/** Whether two words differ by one slip: a letter added, missing or wrong, or two letters swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const least = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < least && a[begin] === b[begin]) begin++;
  let end = 0;
  while (end < least - begin && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [leftA, leftB] = [a.length - begin - end, b.length - begin - end];
  if (Math.max(leftA, leftB) <= 1) return true;
  const swapped = a[begin] === b[begin + 1] && a[begin + 1] === b[begin];
  return leftA === 2 && leftB === 2 && swapped;
}

/** Letters that are no plain letter with an accent, and those that Arabic writers use for each other. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  // Only lengthens a word.
  ـ: '',
};
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Behind a letter in a key: the pair comes after that letter with any other behind it. For private use in Unicode. */
export const LATER = '\ue000';

/**
 * What people are sorted by, byte for byte on both engines: without accents, with ñ after n. See
 * docs/decisions/2026-11-29-languages.md.
 */
export const sortNameOf = (name: string): string => plainly(name, `n${LATER}`);

/** What is looked for in names, which the databases keep without {@link LATER}: 'munoz' finds Muñoz. */
export const searchedName = (search: string): string => plainly(search, 'n');

const plainly = (text: string, ene: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ñ', ene)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(OTHERS, (letter) => PLAIN[letter] ?? letter);
