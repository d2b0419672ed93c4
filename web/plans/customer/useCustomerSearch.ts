import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
