import * as z from 'zod';

/** What was done to it. */
export const AUDIT_ACTIONS = ['reads', 'changes', 'deletes'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** The name of who did it; null once their account is gone. */
  by: z.string().nullable(),
  /** Null: of all customers, or of one whose account is gone. */
  customer: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** What was read or changed, for programs: `diet-plan`. */
  what: z.string(),
  /** And in words: `diet plans`. */
  thing: z.string(),
  /** It is about all customers or the whole practice. */
  ofAll: z.boolean(),
  does: z.enum(AUDIT_ACTIONS),
  /** The network it came from, shortened: `192.0.2.0/24`. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
