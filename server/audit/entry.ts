import type { Context } from 'hono';
import { networkOf } from '#domain/audit/audit.ts';
import type { Env } from '../api/operation.ts';
import { addressOf } from '../auth/address.ts';
import type { Deps } from '../deps.ts';
import { orderedId } from '../orderedId.ts';
import type { Audited } from './declare.ts';

/** One row of the audit, and the session it was done in. */
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

const SEEN_MS = 60_000;

/**
 * What is to be recorded of this request: nothing of what people do with their own data, and
 * nothing where a customer looks at a dietician.
 */
export function entryOf(
  deps: Deps,
  { what, does }: Audited,
  context: Context<Env>,
): Entry | undefined {
  const session = context.get('session');
  const customerId = context.req.param('uid') ?? EVERY_CUSTOMER;
  if (session?.role !== 'client' || session.id === customerId) return undefined;
  const network = networkOf(addressOf(deps.config, context));
  const at = deps.now().toISOString();
  return { id: orderedId(), at, actorId: session.id, customerId, what, does, network };
}

/** The same reading by the same person from the same place within a minute is one reading. */
export const sameReading = (entry: Entry): string =>
  `${entry.actorId} ${entry.customerId} ${entry.what} ${entry.network} ${Math.floor(Date.parse(entry.at) / SEEN_MS)}`;
