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

/** For at least how many days entries are kept; a database trigger refuses to delete them earlier. */
export const AUDIT_DAYS_MIN = 90;

/** The network of an IP address, '192.0.2.0/24' or '2001:db8:1::/48', which identifies no household. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  const [plain = ''] = address.split('%', 1);
  if (!/^[0-9a-f:]{2,39}$/i.test(plain) || !plain.includes(':')) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  if (groups.length !== 8) return 'unknown';
  const kept = groups.slice(0, 3).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${kept.join(':')}::/48`;
}
