import { mustConsent } from '../rights/consent.ts';
import type { Me } from './accountSchema.ts';

/**
 * What a customer's dashboard shows first, by the paths of the API. Nothing for whoever is asked
 * something first, since nothing else is answered to them.
 */
export function openingPaths(me: Me | null): string[] {
  if (me?.role !== 'customer' || mustConsent(me)) return [];
  if (me.mustProve || me.deletionDueAt !== undefined) return [];
  const path = `/api/customers/${encodeURIComponent(me.id)}`;
  return [`${path}/daily-progress/${me.today}`, `${path}/diet-plans/latest`, `${path}/goals`];
}
