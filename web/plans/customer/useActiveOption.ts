import { useState } from 'react';
import type { Customer } from '#domain/coaching/customerSchema.ts';

type Found = {
  readonly people: readonly Customer[];
  /** Who becomes active when the list arrives: the best match, the chosen one if listed, or nobody. */
  readonly begins: 'best' | 'chosen' | null;
  readonly chosen: Customer | undefined;
};

/**
 * The customer that the arrow keys have reached. Remembered by id: the list is fetched anew while it
 * is open, and somebody else may then stand in that place. No option is active once they are gone.
 */
export function useActiveOption({ people, begins, chosen }: Found) {
  const [id, setId] = useState<string | null>(null);
  const [begun, setBegun] = useState<Found['begins']>(null);
  if (begun !== begins) {
    setBegun(begins);
    const listed = people.find((person) => begins === 'chosen' && person.id === chosen?.id);
    const first = begins === null ? undefined : (listed ?? people[0]);
    setId(first?.id ?? null);
  }
  const at = people.findIndex((person) => person.id === id);
  const move = (step: 1 | -1) => setId(people[nextOption(at, step, people.length)]?.id ?? null);
  return { active: people[at], move, clearActive: () => setId(null) };
}

/** The place after, or before, `at` among so many, round and round; -1 is before the first, or in none. */
export function nextOption(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = at < 0 && step < 0 ? 0 : at;
  return (from + step + count) % count;
}
