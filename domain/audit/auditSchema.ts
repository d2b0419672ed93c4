import * as z from 'zod';
import { POSITIONS } from '../signIn/access.ts';

const AUDIT_ACTIONS = ['reads', 'changes', 'deletes'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** The name of the person who did it; null once their account is deleted. */
  by: z.string().nullable(),
  /** What that person is in the practice now; null for whoever has left it, and for customers. */
  position: z.enum(POSITIONS).nullable(),
  /** Null: the entry concerns all customers, or one whose account is deleted. */
  customer: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The thing that was read or changed, for programs: `diet-plan`. */
  what: z.string(),
  /** The same in words: 'diet plans'. */
  thing: z.string(),
  /** What was done, where verb and thing would not say it: 'wrote you a message'; a customer's name follows it. */
  did: z.string().nullable(),
  /** Whether it concerns all customers or the whole practice. */
  ofAll: z.boolean(),
  does: z.enum(AUDIT_ACTIONS),
  /** The shortened network of the request: `192.0.2.0/24`. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
