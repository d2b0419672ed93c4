import * as z from 'zod';

/** What of a customer was read or changed, or of the whole practice. */
export const auditedThings = [
  'customer-list',
  'customer',
  'coaching-period',
  'assignment',
  'note',
  'diet-plan',
  'saved-diet-plan',
  'daily-progress',
  'customer-profile',
  'picture',
  'access-log',
  'practice',
  'sign-in-rule',
] as const;

/** What was done to it. */
export const auditedDeeds = ['reads', 'changes', 'deletes'] as const;

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** The name of who did it; null once their account is gone. */
  by: z.string().nullable(),
  /** Null: of all customers, or of one whose account is gone. */
  customer: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  what: z.enum(auditedThings),
  does: z.enum(auditedDeeds),
  /** The network it came from, shortened: `192.0.2.0/24`. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
