import { mustConsent } from '../signIn/consent.ts';
import type { Me } from './meSchema.ts';

/** The API paths of what a customer's dashboard shows first; none while they must answer a question. */
export function openingPaths(me: Me | null): string[] {
  if (me?.role !== 'customer' || mustConsent(me)) return [];
  if (me.mustProve || me.deletionDueAt !== undefined) return [];
  const path = `/api/customers/${encodeURIComponent(me.id)}`;
  return [`${path}/daily-progress/${me.today}`, `${path}/diet-plans/latest`, `${path}/goals`];
}
