import * as z from 'zod';

/**
 * What is told live. An event only names what changed and whose it is; who hears it fetches it
 * again, with the checks of any other request. `note` and `contact-message` go to dieticians alone.
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
    'contact-message',
    'practice',
  ]),
  /**
   * The customer concerned; for `dietician-profile` the dietician, for `contact-message` the
   * message, for `practice` nobody.
   */
  id: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

export type Listener = { readonly id: string; readonly role: 'client' | 'customer' };

const ofDieticians: readonly Change['kind'][] = ['note', 'saved-diet-plan', 'contact-message'];
const ofAll: readonly Change['kind'][] = ['dietician-profile', 'practice'];

/** Whether a signed-in person may hear of a change. */
export function mayHear(listener: Listener, change: Change): boolean {
  if (listener.role === 'client') return true;
  if (ofDieticians.includes(change.kind)) return false;
  return change.id === listener.id || ofAll.includes(change.kind);
}
