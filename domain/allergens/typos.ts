const LEAST = 6;

/**
 * Long words, indexed by their length and their first or last letter: a single slip leaves one of these
 * letters unchanged.
 */
export type Long = ReadonlyMap<string, readonly string[]>;

export function bucketed(words: readonly string[]): Long {
  const buckets = new Map<string, string[]>();
  for (const word of words)
    for (const key of keysOf(word, word.length)) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(word);
      else buckets.set(key, [word]);
    }
  return buckets;
}

const keysOf = (word: string, length: number): string[] => [
  `${length}${word[0]}`,
  `${length}-${word.at(-1)}`,
];

/**
 * The listed word that differs from an unknown one by a single slip: a letter added, missing or wrong, or two
 * letters swapped.
 */
export function meantBy(word: string, long: Long): string | undefined {
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    if (word.length < LEAST) continue;
    for (const key of keysOf(word, length)) {
      const meant = long
        .get(key)
        ?.find((listed) => isLikely(word, listed) && oneSlipApart(word, listed));
      if (meant) return meant;
    }
  }
  return undefined;
}

/** The first letter is seldom mistyped, and a word with another one is often another word. */
const isLikely = (word: string, listed: string): boolean => word[0] === listed[0];

/** Whether two different words are one slip apart. */
export function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
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
