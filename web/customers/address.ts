import type { Standing } from '#domain/coaching/periodSchema.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import type { CustomerSort } from '#domain/customers/customerSchema.ts';
import { type Day, isDay } from '#domain/day.ts';
import { browserStore, keep } from '../store/browserStore.ts';
import { say } from './words.ts';

/** The filter and sort order of the list; kept in the URL, so that Back and reload preserve them. */
export type ListFilter = {
  search: string;
  standing: Standing | null;
  /** The id of a dietician, `none`, or empty for all. */
  dietician: string;
  sort: CustomerSort;
  turned: 'yes' | '';
};

export const SEARCH_MAX = 100;

export const NOT_NARROWED = { search: '', standing: null, dietician: '' } as const;
export const WHOLE_LIST: ListFilter = { ...NOT_NARROWED, sort: 'name', turned: '' };

// Has no colon, unlike the keys of drafts: it survives logging out, and reveals nothing about anybody.
const SORT_KEPT = 'weekplate-customers-sort';

/** The filter in the URL; if the URL has no sort order, the order last chosen in this browser. */
export function filterIn(params: URLSearchParams): ListFilter {
  const standing = params.get('standing');
  const sort = params.get('sort') ?? browserStore().getItem(SORT_KEPT);
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    standing: oneOf(ofCoaching.standings, standing),
    dietician: params.get('dietician') ?? '',
    sort: oneOf(say.sorts, sort) ?? WHOLE_LIST.sort,
    turned: params.get('turned') === 'yes' ? 'yes' : '',
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
  for (const name of ['search', 'standing', 'dietician', 'sort', 'turned'] as const) {
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

export const TABS = ['progress', 'trends', 'plans', 'profile', 'notes', 'messages'] as const;
export type Tab = (typeof TABS)[number];

/** The part of a customer's page that is open, kept in the URL: the tab, and the day shown in it. */
export function viewIn(params: URLSearchParams): { tab: Tab; date: Day | null } {
  const tab = TABS.find((each) => each === params.get('tab')) ?? TABS[0];
  const date = params.get('date') ?? '';
  return { tab, date: isDay(date) ? date : null };
}

export function withTab(params: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === TABS[0]) next.delete('tab');
  else next.set('tab', tab);
  return next;
}

export function withDate(params: URLSearchParams, date: Day): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('date', date);
  return next;
}

/** The query string for opening the next customer: the same filter and tab, without the day. */
export function rowQuery(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('date');
  const query = next.toString();
  return query && `?${query}`;
}

/** The query string for returning to the list: the filter only. */
export function listQuery(params: URLSearchParams): string {
  return rowQuery(withTab(params, TABS[0]));
}
