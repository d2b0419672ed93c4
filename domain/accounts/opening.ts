import { mustConsent } from '../signIn/consent.ts';
import type { Me } from './meSchema.ts';

/**
 * The API paths of what a customer's dashboard shows first. Empty for customers who must answer a question
 * first, since every other request of theirs is refused.
 */
export function openingPaths(me: Me | null): string[] {
  if (me?.role !== 'customer' || mustConsent(me)) return [];
  if (me.mustProve || me.deletionDueAt !== undefined) return [];
  const path = `/api/customers/${encodeURIComponent(me.id)}`;
  return [`${path}/daily-progress/${me.today}`, `${path}/diet-plans/latest`, `${path}/goals`];
}
