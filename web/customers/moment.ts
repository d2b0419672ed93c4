import type { Instant } from '#domain/day.ts';

const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '20 Nov 2026, 08:14', by the clock of whoever reads it. */
export const moment = (at: Instant): string => words.format(new Date(at));
