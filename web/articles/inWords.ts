import { type Day, formatDay } from '#domain/day.ts';
import { say } from './words.ts';

type Where = { readonly day: Day | null; readonly planId: string | null };

/** What an article was given for: 'In general', 'For Tue 24 Nov', 'With a plan'. */
export function whereWords({ day, planId }: Where): string {
  if (day !== null) return say.givenFor(formatDay(day, 'short'));
  return planId === null ? say.where.general : say.where.plan;
}
