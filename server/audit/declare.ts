import type { AuditedDeed, AuditedThing } from '#domain/audit/audit.ts';

export type Audited = {
  readonly what: AuditedThing;
  readonly does: AuditedDeed;
  /** What else is read with it, each recorded by itself. */
  readonly also?: readonly AuditedThing[];
};

export function audit(does: AuditedDeed, what: AuditedThing): { 'x-audit': Omit<Audited, 'also'> };
export function audit(
  does: 'reads',
  what: AuditedThing,
  ...also: AuditedThing[]
): { 'x-audit': Audited };
/** Declares what of a customer an operation reads or changes; it is recorded as exactly this. */
export function audit(does: AuditedDeed, what: AuditedThing, ...also: AuditedThing[]) {
  return { 'x-audit': { what, does, ...(also.length > 0 && { also }) } satisfies Audited };
}

/** What an operation declares, read back; undefined when it declares nothing. */
export const auditOf = (route: object): Audited | undefined =>
  'x-audit' in route ? (route['x-audit'] as Audited) : undefined;

/** Whether the path of an operation names a person whose data it is about. */
export const namesCustomer = (path: string): boolean =>
  /^\/(customers|profile-images)\/\{uid\}/.test(path);
