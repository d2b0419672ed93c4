import { type AuditAction, networkOf } from '#domain/audit/auditSchema.ts';
import { orderedId } from '../db/schema.ts';

export type Entry = {
  readonly id: string;
  readonly at: string;
  readonly actorId: string;
  readonly customerId: string;
  readonly what: string;
  readonly does: string;
  readonly network: string;
};

/** Stands for the customer's id when an entry concerns all customers. */
export const EVERY_CUSTOMER = '*';

/** A dietician's action on a thing of a customer. */
export type AuditEvent = {
  readonly what: string;
  readonly does: AuditAction;
  readonly actorId: string;
  readonly customerId: string;
  /** The IP address that the request came from. */
  readonly address: string;
  readonly at: Date;
};

export const entryOf = ({ address, at, ...event }: AuditEvent): Entry => ({
  ...event,
  id: orderedId(),
  at: at.toISOString(),
  network: networkOf(address),
});

const MINUTE_MS = 60_000;

/** A key that is equal for the same thing read by the same person from one address within a minute. */
export const keyOf = ({ what, actorId, customerId, address, at }: AuditEvent): string =>
  `${Math.floor(at.getTime() / MINUTE_MS)} ${what} ${customerId} ${actorId} ${address}`;
