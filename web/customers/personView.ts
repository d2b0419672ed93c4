import { type Day, isDay } from '#domain/day.ts';

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
