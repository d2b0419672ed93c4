import { STANDING_WORDS } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import type { CustomerSort } from '#domain/customers/customerSchema.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { SORT_WORDS } from './words.ts';

/** The filter and sort order of the list; kept in the URL, so that Back and reload preserve them. */
export type ListFilter = { search: string; standing: Standing | null; sort: CustomerSort };

export const SEARCH_MAX = 100;

/** No filter, sorted by name. */
export const WHOLE_LIST: ListFilter = { search: '', standing: null, sort: 'name' };

// Has no colon, unlike the keys of drafts: it survives logging out, and reveals nothing about anybody.
const SORT_KEPT = 'weekplate-customers-sort';

/** The filter in the URL; if the URL has no sort order, the order last chosen in this browser. */
export function filterIn(params: URLSearchParams): ListFilter {
  const standing = params.get('standing');
  const sort = params.get('sort') ?? browserStore().getItem(SORT_KEPT);
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    standing: oneOf(STANDING_WORDS, standing),
    sort: oneOf(SORT_WORDS, sort) ?? WHOLE_LIST.sort,
  };
}

export function rememberSort(sort: CustomerSort): void {
  keep(browserStore(), SORT_KEPT, sort);
}

const oneOf = <Key extends string>(words: Record<Key, string>, value: string | null) =>
  value !== null && Object.hasOwn(words, value) ? (value as Key) : null;

/** `params` with the filter added; defaults are left out of the URL. */
export function withFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['search', 'standing', 'sort'] as const) {
    const value = filter[name];
    if (value && (name !== 'sort' || value !== WHOLE_LIST.sort)) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filter as API parameters, together with `more`: '?search=ada&standing=active'. */
export function filterQuery(filter: ListFilter, more: Record<string, string> = {}): string {
  const params = withFilter(new URLSearchParams(more), {
    ...filter,
    search: filter.search.trim(),
  });
  const query = params.toString();
  return query && `?${query}`;
}
