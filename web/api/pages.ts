import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { get } from './request.ts';

/** One page of a list. `next` is the cursor of the page after it, null at the end. */
export type Page<T> = { readonly items: T[]; readonly next: string | null };

/** A list that the server answers page by page. `params` go into the address with the cursor. */
export const pagesQuery = <T>(
  queryKey: QueryKey,
  path: string,
  params: Readonly<Record<string, string>> = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => {
      const asked = { ...params, ...(pageParam && { after: pageParam }) };
      const search = new URLSearchParams(asked).toString();
      return get<Page<T>>(search ? `${path}?${search}` : path);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

/** The rows of all pages fetched so far; none before the first. */
export const rowsOf = <T>(data: InfiniteData<Page<T>> | undefined): T[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
