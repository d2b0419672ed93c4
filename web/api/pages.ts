import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { get } from './request.ts';

/** One page of a list; `next`: what to ask for the page after it, null at the end. */
export type Page<T> = { readonly items: T[]; readonly next: string | null };

/** A list that the server answers page by page, `limit` rows each. */
export const pagesQuery = <T>(queryKey: QueryKey, path: string, limit: number) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => {
      const page = { limit: String(limit), ...(pageParam && { after: pageParam }) };
      return get<Page<T>>(`${path}?${new URLSearchParams(page)}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

/** The rows of all pages fetched so far; none before the first. */
export const rowsOf = <T>(data: InfiniteData<Page<T>> | undefined): T[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
