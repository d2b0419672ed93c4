/** The place after, or before, `at` among so many, round and round; -1 is before the first, or in none. */
export function nextOption(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = at < 0 && step < 0 ? 0 : at;
  return (from + step + count) % count;
}
