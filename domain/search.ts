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
export const oneSlipApart = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 && slips(a, b, 1) === 1;

/** How many letters are wrong, missing, too many or changed about; `most` + 1 for more. */
export function slips(one: string, other: string, most: number): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** Letters that are no plain letter with an accent, and those that Arabic writers use for each other. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};
// The last one only lengthens a word.
const PLAIN: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, đ: 'd', ـ: '' };
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
