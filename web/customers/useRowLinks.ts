import { type RefCallback, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { prefetch } from '../api/prefetch.ts';
import { queryClient } from '../live/queryClient.ts';
import { isAtHand, personAhead } from './personAhead.ts';
import { viewIn } from './personView.ts';
import { fromLists } from './useCustomer.ts';

/** So long nobody feels that they wait. */
const UNNOTICED_MS = 100;

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-customer]') : null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether `promise` is settled within that time; it never fails. */
const settledWithin = (ms: number, promise: Promise<void>) =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/**
 * For the list itself: one set of listeners for all of its rows. They open in place, and a person is
 * fetched as soon as the button goes down. Not before: what is fetched is on record as looked at.
 */
export function useRowLinks(query: string): RefCallback<HTMLUListElement> {
  const navigate = useNavigate();
  const latest = useRef({ navigate, query });
  latest.current = { navigate, query };

  return useCallback((rows) => {
    if (!rows) return;
    const listening = new AbortController();
    const { signal } = listening;
    let opening = 0;
    const personOf = (row: HTMLElement) => {
      const customer = fromLists(queryClient, row.dataset.customer ?? '');
      const { tab } = viewIn(new URLSearchParams(latest.current.query));
      return customer && { customer, tab };
    };
    const onPress = (event: MouseEvent) => {
      const row = rowOf(event);
      const person = row && isPlain(event) && personOf(row);
      if (person) void prefetch(() => personAhead(person.customer, person.tab));
    };
    // A person who comes at once is drawn at once, and not as bones first that are filled part by part.
    const untilAtHand = async (row: HTMLElement) => {
      const person = personOf(row);
      if (!person || isAtHand(person.customer, person.tab)) return;
      await settledWithin(UNNOTICED_MS, personAhead(person.customer, person.tab));
    };
    const open = async (row: HTMLAnchorElement) => {
      opening += 1;
      const mine = opening;
      const from = location.pathname;
      await untilAtHand(row);
      // Meanwhile another row was pressed, or one went elsewhere; what is searched for may have changed.
      if (mine !== opening || location.pathname !== from) return;
      const to = row.pathname + latest.current.query;
      const isHere = to === location.pathname + location.search;
      void latest.current.navigate(to, { replace: isHere });
    };
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event);
      if (!row || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void open(row);
    };
    rows.addEventListener('mousedown', onPress, { signal });
    rows.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
}
