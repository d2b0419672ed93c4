import type { Change } from './eventsSchema.ts';

export type { Change } from './eventsSchema.ts';

export type Listener = { readonly id: string; readonly role: 'client' | 'customer' };

const ofDieticians: readonly Change['kind'][] = ['note', 'saved-diet-plan', 'contact-message'];

const ofThemselves: readonly Change['kind'][] = ['reminder', 'plan-seen'];

const ofAll: readonly Change['kind'][] = ['dietician-profile', 'practice'];

/** Whether a signed-in person may hear of a change. */
export function mayHear(listener: Listener, change: Change): boolean {
  if (ofThemselves.includes(change.kind)) return change.id === listener.id;
  if (listener.role === 'client') return true;
  if (ofDieticians.includes(change.kind)) return false;
  return change.id === listener.id || ofAll.includes(change.kind);
}
