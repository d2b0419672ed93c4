import type { AuditAction } from '#domain/audit/auditSchema.ts';

export type Audited = {
  readonly does: AuditAction;
  /** The things it is done to, each recorded by itself. */
  readonly to: readonly string[];
};

/**
 * Declares what of a customer an operation reads, or the one thing that it changes or deletes; it is
 * recorded as exactly this. The things are those that nouns declare.
 */
export function audit(does: 'reads', ...to: string[]): { 'x-audit': Audited };
export function audit(does: AuditAction, to: string): { 'x-audit': Audited };
export function audit(does: AuditAction, ...to: string[]) {
  return { 'x-audit': { does, to } };
}

/** What an operation declares, read back; undefined when it declares nothing. */
export const auditOf = (route: object): Audited | undefined =>
  'x-audit' in route ? (route['x-audit'] as Audited) : undefined;

/** Whether the path of an operation names a person whose data it is about. */
export const namesCustomer = (path: string): boolean =>
  /^\/(customers|profile-images)\/\{uid\}/.test(path);
