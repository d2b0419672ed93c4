import type { Instant } from '#domain/day.ts';

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const thisYear = new Intl.DateTimeFormat('en-GB', parts);
const otherYear = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });

/** '20 Nov, 08:14' by the reader's own clock; with the year if it is not the current one. */
export function dateAndTime(at: Instant): string {
  const date = new Date(at);
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return (sameYear ? thisYear : otherYear).format(date);
}
