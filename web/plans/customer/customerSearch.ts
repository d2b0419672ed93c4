import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { rowsOf } from '../../api/pages.ts';
import { customerChoiceQuery } from '../../customers/api.ts';

const PAUSE_MS = 180;

/** The customers that a search finds, page by page; the request waits until the typing pauses. */
export function useCustomerSearch(wanted: string, enabled: boolean) {
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const list = useInfiniteQuery({ ...customerChoiceQuery(search), enabled });
  const people = rowsOf(list.data);
  // The pages fetched so far stay valid when the next one fails.
  const isSettled = list.data !== undefined && !list.isPlaceholderData && search === wanted;
  // The query may refetch by itself at the same time: a request running on a slow network is not restarted.
  const askAgain = () => {
    const again = list.isFetchNextPageError ? list.fetchNextPage : list.refetch;
    void again({ cancelRefetch: false });
  };
  return { list, people, search, isSettled, askAgain };
}

type Found = {
  readonly people: readonly Customer[];
  /** Who becomes active when the list arrives: the best match, the chosen one if listed, or nobody. */
  readonly initial: 'best' | 'chosen' | null;
  readonly chosen: Customer | undefined;
};

/**
 * The customer that the arrow keys have reached, remembered by id: the list is refetched while it is open, and
 * another customer may then be in that place. No option is active once they are gone.
 */
export function useActiveOption({ people, initial, chosen }: Found) {
  const [id, setId] = useState<string | null>(null);
  const [applied, setApplied] = useState<Found['initial']>(null);
  if (applied !== initial) {
    setApplied(initial);
    const listed = people.find((person) => initial === 'chosen' && person.id === chosen?.id);
    const first = initial === null ? undefined : (listed ?? people[0]);
    setId(first?.id ?? null);
  }
  const at = people.findIndex((person) => person.id === id);
  /** The arrows go round; before the first person is nobody. */
  const move = (step: 1 | -1) => {
    const from = at < 0 && step < 0 ? 0 : at;
    setId(people.at((from + step) % people.length)?.id ?? null);
  };
  return { active: people[at], move, clearActive: () => setId(null) };
}
