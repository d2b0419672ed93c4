const LEAST = 6;

/**
 * Long words with a first letter, by their length: that letter is seldom mistyped, and with another one a word is
 * often another.
 */
export type Long = (letter: string) => ReadonlyMap<number, readonly string[]>;

/**
 * The listed word that differs from an unknown one by a single slip: a letter added, missing or wrong, or two
 * letters swapped.
 */
export function meantBy(word: string, long: Long): string | undefined {
  if (word.length < LEAST) return undefined;
  const words = long(word.charAt(0));
  return [0, -1, 1]
    .flatMap((more) => words.get(word.length + more) ?? [])
    .find((listed) => listed.length > LEAST && oneSlipApart(word, listed));
}

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
