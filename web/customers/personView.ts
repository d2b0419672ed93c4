import { type Day, isDay } from '#domain/day.ts';

export const TABS = ['progress', 'trends', 'plans', 'profile', 'notes', 'messages'] as const;
export type Tab = (typeof TABS)[number];

/** What of a person is open, kept in the address: the tab, and the day read in it. */
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

/** What the next person opens with: the same filter and tab, not the day of another person. */
export function rowQuery(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('date');
  const query = next.toString();
  return query && `?${query}`;
}

/** What the list is left with after the person: the filter alone. */
export function listQuery(params: URLSearchParams): string {
  return rowQuery(withTab(params, TABS[0]));
}
