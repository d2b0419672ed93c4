import * as z from 'zod';

/**
 * What is told live. An event only names what changed and whose it is; who hears it fetches it
 * again, with the checks of any other request. `note` and `contact-message` go to dieticians alone,
 * `reminder` and `plan-seen` to the customer whose it is.
 */
export const changeSchema = z.strictObject({
  kind: z.enum([
    'customer',
    'consent',
    'coaching-period',
    'diet-plan',
    'saved-diet-plan',
    'daily-progress',
    'customer-profile',
    'dietician-profile',
    'note',
    'contact-message',
    'practice',
    'reminder',
    'plan-seen',
  ]),
  /**
   * The customer concerned; for `dietician-profile` the dietician, for `contact-message` the
   * message, for `practice` nobody.
   */
  id: z.string(),
});
export type Change = z.infer<typeof changeSchema>;
