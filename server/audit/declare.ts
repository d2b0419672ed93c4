import type { AuditAction } from '#domain/audit/auditSchema.ts';

export type Audited = {
  readonly does: AuditAction;
  /** The things that are read or changed, each with an entry of its own. */
  readonly to: readonly string[];
};

/**
 * Declares the things of a customer that an operation reads, or the one thing that it changes or
 * deletes; the audit records exactly these. Nouns declare which things there are.
 */
export function audit(does: 'reads', ...to: string[]): { 'x-audit': Audited };
export function audit(does: AuditAction, to: string): { 'x-audit': Audited };
export function audit(does: AuditAction, ...to: string[]) {
  return { 'x-audit': { does, to } };
}

/** What an operation declares for the audit; undefined when it declares nothing. */
export const auditOf = (route: object): Audited | undefined =>
  'x-audit' in route ? (route['x-audit'] as Audited) : undefined;

/** Whether the path of an operation names a person whose data it is about. */
export const namesCustomer = (path: string): boolean =>
  /^\/(customers|profile-images)\/\{uid\}/.test(path);
