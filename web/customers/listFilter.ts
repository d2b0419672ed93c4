import { STANDING_WORDS } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';

/** What the list is narrowed to; it lives in the address, so that Back and reload keep it. */
export type ListFilter = { search: string; standing: Standing | null };

export const SEARCH_MAX = 100;

export function filterIn(params: URLSearchParams): ListFilter {
  const standing = params.get('standing');
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    standing: isStanding(standing) ? standing : null,
  };
}

const isStanding = (value: string | null): value is Standing =>
  value !== null && Object.hasOwn(STANDING_WORDS, value);

/** `params` with the filter in it; what is not narrowed leaves no trace in the address. */
export function withFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filter as the API takes it, with `more` beside it: '?search=ada&standing=active'. */
export function filterQuery(filter: ListFilter, more: Record<string, string> = {}): string {
  const params = withFilter(new URLSearchParams(more), {
    ...filter,
    search: filter.search.trim(),
  });
  const query = params.toString();
  return query && `?${query}`;
}
