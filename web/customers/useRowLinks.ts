import { type RefCallback, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { prefetch } from '../prefetch.ts';
import { queryClient } from '../queryClient.ts';
import { personAhead } from './personAhead.ts';
import { viewIn } from './personView.ts';
import { fromLists } from './useCustomer.ts';

/**
 * So long one points at a row before its person is fetched. What is fetched is recorded as looked at,
 * so a row that the pointer only crosses, or the arrows only pass, must not count.
 */
const POINTED_MS = 120;

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-customer]') : null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * For the list itself: one set of listeners for all of its rows. They open in place, and a person is
 * fetched while the pointer rests on their row, or with the press.
 */
export function useRowLinks(query: string): RefCallback<HTMLUListElement> {
  const navigate = useNavigate();
  const latest = useRef({ navigate, query });
  latest.current = { navigate, query };

  return useCallback((rows) => {
    if (!rows) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPerson = (row: HTMLElement) => {
      const customer = fromLists(queryClient, row.dataset.customer ?? '');
      const { tab } = viewIn(new URLSearchParams(latest.current.query));
      if (customer) void prefetch(() => personAhead(customer, tab));
    };
    const onOver = (event: PointerEvent) => {
      clearTimeout(timer);
      const row = rowOf(event);
      if (row && event.pointerType === 'mouse')
        timer = setTimeout(() => fetchPerson(row), POINTED_MS);
    };
    const onPress = (event: MouseEvent) => {
      clearTimeout(timer);
      const row = rowOf(event);
      if (row && isPlain(event)) fetchPerson(row);
    };
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event);
      if (!row || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void latest.current.navigate(row.pathname + row.search);
    };
    rows.addEventListener('pointerover', onOver, { signal });
    rows.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
    rows.addEventListener('mousedown', onPress, { signal });
    rows.addEventListener('click', onClick, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}
