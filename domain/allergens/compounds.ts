import type { Lexicon } from './phrases.ts';
import { ENDINGS, LINKS, RESTS, SHORT_ENDS } from './words/compounds.ts';

// The short part 'eis' counts only after another part.
const LEAST_PART = 3;
const LEAST_FIRST = 4;
const LEAST_REST = 4;
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
    const next = partsAt(word, at, parts).find(({ part }) => part !== word);
    if (!next) break;
    found.push(next.part);
    at = next.end;
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
  for (const { part, end } of partsAt(word, at, parts)) {
    const rest = end === word.length ? [] : coveredBy(word, end, parts);
    if (rest) return [part, ...rest];
  }
  return undefined;
}

/** The known parts that stand at a place, behind each link, the longest first. */
function partsAt(word: string, at: number, parts: ReadonlySet<string>) {
  const least = at === 0 ? LEAST_FIRST : LEAST_PART;
  return (at === 0 ? [''] : LINKS)
    .filter((link) => word.startsWith(link, at))
    .flatMap(({ length }) =>
      Array.from({ length: Math.max(0, word.length - at - length - least + 1) }, (_, less) => {
        const end = word.length - less;
        return { part: word.slice(at + length, end), end };
      }),
    )
    .filter(({ part }) => parts.has(part));
}

function longestAtEnd(word: string, at: number, parts: ReadonlySet<string>) {
  for (let from = Math.max(at, 1); from <= word.length - LEAST_FIRST; from++) {
    const part = word.slice(from);
    if (parts.has(part) && (part.length > LEAST_FIRST || SHORT_ENDS.has(part))) return part;
  }
  return undefined;
}
