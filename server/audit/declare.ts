import type { AuditedDeed, AuditedThing } from '#domain/audit/audit.ts';

export type Audited = { readonly what: AuditedThing; readonly does: AuditedDeed };

/** Declares what of a customer an operation reads or changes; it is recorded as exactly this. */
export const audit = (does: AuditedDeed, what: AuditedThing) => ({
  'x-audit': { what, does } satisfies Audited,
});

/** What an operation declares, read back; undefined when it declares nothing. */
export const auditOf = (route: object): Audited | undefined =>
  'x-audit' in route ? (route['x-audit'] as Audited) : undefined;

/** Whether the path of an operation names a person whose data it is about. */
export const namesCustomer = (path: string): boolean =>
  /^\/(customers|profile-images)\/\{uid\}/.test(path);
