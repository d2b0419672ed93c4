import type { Lexicon } from './phrases.ts';

const LINKS = ['', 's', 'n', 'en', 'es', 'e'];
// The short part 'eis' counts only after another part.
const LEAST_PART = 3;
const LEAST_FIRST = 4;
// Short endings that may remain of a word after its parts: 'breaded', 'buttery'.
const ENDINGS: ReadonlySet<string> = new Set([
  '',
  'y',
  'ed',
  'ig',
  'n',
  'e',
  'en',
  'er',
  's',
  'es',
]);
// Behind unknown letters other short words are too often chance: 'parzialmente' has no 'Ente'.
const SHORT_ENDS: ReadonlySet<string> = new Set([
  'less',
  'frei',
  'free',
  'brot',
  'nuss',
  'mehl',
  'kase',
  'rahm',
  'hack',
  'huhn',
  'eier',
  'senf',
  'bier',
  'wein',
  'malz',
  'eis',
]);
const LEAST_REST = 4;
// 'Nussmix' and 'Käseeck', but not 'muslitos'.
const RESTS: ReadonlySet<string> = new Set([
  'mix',
  'mus',
  'eck',
  'tee',
  'dip',
  'rad',
  'art',
  'aus',
  'fond',
  'ofen',
]);
// No kitchen word is longer; longer words are skipped, so they take no time.
const MOST = 40;

/**
 * The parts of a compound word: 'walnussbrot' is 'walnuss' and 'brot'. Known parts count at the beginning of
 * the word, at its end, and directly after one another, but not between unknown letters.
 */
export function partsOf(word: string, { parts }: Lexicon): string[] {
  if (word.length < 6 || word.length > MOST || !/^[a-z]+$/.test(word)) return [word];
  const whole = coveredBy(word, 0, parts);
  if (whole) return whole;
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const next = LINKS.map((link) => ({ link, part: longestAt(word, at, link, parts) })).find(
      ({ part, link }) => part && (found.length > 0 || link === ''),
    );
    if (!next?.part) break;
    found.push(next.part);
    at += next.link.length + next.part.length;
  }
  const rest = word.slice(at);
  if (ENDINGS.has(rest)) return found.length > 0 ? found : [word];
  const last = longestAtEnd(word, at, parts);
  if (last) {
    const middle = word.slice(at, word.length - last.length);
    if (found.length === 0 && middle.length < 2) return [word];
    return LINKS.includes(middle) && found.length > 0 ? [...found, last] : [...found, middle, last];
  }
  if (found.length === 0 || (rest.length < LEAST_REST && !RESTS.has(rest))) return [word];
  return [...found, rest];
}

/** Known parts that cover the whole rest of the word, the longest first. */
function coveredBy(word: string, at: number, parts: ReadonlySet<string>): string[] | undefined {
  for (const link of at === 0 ? [''] : LINKS) {
    if (!word.startsWith(link, at)) continue;
    const from = at + link.length;
    for (let end = word.length; end >= from + (at === 0 ? LEAST_FIRST : LEAST_PART); end--) {
      const part = word.slice(from, end);
      if (!parts.has(part)) continue;
      const rest = end === word.length ? [] : coveredBy(word, end, parts);
      if (rest) return [part, ...rest];
    }
  }
  return undefined;
}

function longestAt(word: string, at: number, link: string, parts: ReadonlySet<string>) {
  if (!word.startsWith(link, at)) return undefined;
  const from = at + link.length;
  for (let end = word.length; end >= from + (at === 0 ? LEAST_FIRST : LEAST_PART); end--) {
    const part = word.slice(from, end);
    if (parts.has(part) && part !== word) return part;
  }
  return undefined;
}

function longestAtEnd(word: string, at: number, parts: ReadonlySet<string>) {
  for (let from = Math.max(at, 1); from <= word.length - LEAST_FIRST; from++) {
    const part = word.slice(from);
    if (parts.has(part) && (part.length > LEAST_FIRST || SHORT_ENDS.has(part))) return part;
  }
  return undefined;
}
