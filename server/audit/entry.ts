import { networkOf } from '#domain/audit/audit.ts';
import type { AuditAction } from '#domain/audit/auditSchema.ts';
import { orderedId } from '../db/orderedId.ts';

/** One row of the audit. */
export type Entry = {
  readonly id: string;
  readonly at: string;
  readonly actorId: string;
  readonly customerId: string;
  readonly what: string;
  readonly does: string;
  readonly network: string;
};

/** Stands for the customer where something is about all of them. */
export const EVERY_CUSTOMER = '*';

/** What a dietician does just now with something of a customer. */
export type AuditEvent = {
  readonly what: string;
  readonly does: AuditAction;
  readonly actorId: string;
  readonly customerId: string;
  /** Where the request came from. */
  readonly address: string;
  readonly at: Date;
};

export const entryOf = ({ address, at, ...deed }: AuditEvent): Entry => ({
  ...deed,
  id: orderedId(),
  at: at.toISOString(),
  network: networkOf(address),
});

const MINUTE_MS = 60_000;

/** The same for the same reading by the same person from the same place within a minute. */
export const keyOf = ({ what, actorId, customerId, address, at }: AuditEvent): string =>
  `${Math.floor(at.getTime() / MINUTE_MS)} ${what} ${customerId} ${actorId} ${address}`;
