import { type RefCallback, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../queryClient.ts';
import { personAhead } from './personAhead.ts';
import { viewIn } from './personView.ts';
import { fromLists } from './useCustomer.ts';

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-customer]') : null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
    const fetchPerson = (row: HTMLElement) => {
      const customer = fromLists(queryClient, row.dataset.customer ?? '');
      const { tab } = viewIn(new URLSearchParams(latest.current.query));
      if (customer) void prefetch(() => personAhead(customer, tab));
    };
    const onPress = (event: MouseEvent) => {
      const row = rowOf(event);
      if (row && isPlain(event)) fetchPerson(row);
    };
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event);
      if (!row || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const to = row.pathname + row.search;
      const isHere = to === location.pathname + location.search;
      void latest.current.navigate(to, { replace: isHere });
    };
    rows.addEventListener('mousedown', onPress, { signal });
    rows.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
}
