/** Repeatable random values: the same seed always gives the same sequence. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
};

// FNV-1a: turns words into a number that serves as the seed.
function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** mulberry32: small, and good enough for demo data. Never for secrets. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[whole(0, from.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from.');
      return picked;
    },
    shuffled: (from) => {
      const rest = [...from];
      for (let last = rest.length - 1; last > 0; last -= 1) {
        const other = whole(0, last);
        [rest[last], rest[other]] = [rest[other] as never, rest[last] as never];
      }
      return rest;
    },
  };
}
