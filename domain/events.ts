import * as z from 'zod';

/**
 * What is told live. An event only names what changed and whose it is; who hears it fetches it
 * again, with the checks of any other request. `note` goes to dieticians alone.
 */
export const changeSchema = z.strictObject({
  kind: z.enum([
    'customer',
    'coaching-period',
    'diet-plan',
    'saved-diet-plan',
    'daily-progress',
    'customer-profile',
    'dietician-profile',
    'note',
  ]),
  /** The customer concerned; for `dietician-profile` the dietician. */
  id: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

export type Listener = { readonly id: string; readonly role: 'client' | 'customer' };

/** Whether a signed-in person may hear of a change. */
export function mayHear(listener: Listener, change: Change): boolean {
  if (listener.role === 'client') return true;
  if (change.kind === 'note' || change.kind === 'saved-diet-plan') return false;
  return change.id === listener.id || change.kind === 'dietician-profile';
}
