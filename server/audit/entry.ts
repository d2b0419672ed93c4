import type { Context } from 'hono';
import { networkOf } from '#domain/audit/audit.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import type { Env } from '../http/operation.ts';
import { addressOf } from '../signIn/address.ts';
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

/** What is about to be recorded; the row itself is made only where it is needed. */
export type Deed = {
  /** The same for the same reading by the same person from the same place within a minute. */
  readonly key: string;
  readonly entry: () => Entry;
};

/**
 * What is to be recorded of this request: nothing of what people do with their own data, and
 * nothing where a customer looks at a dietician.
 */
export function deedOf(
  deps: Deps,
  { what, does }: Audited,
  context: Context<Env>,
): Deed | undefined {
  const session = context.get('session');
  if (session?.role !== 'client') return undefined;
  const actorId = session.id;
  const customerId = context.req.param('uid') ?? EVERY_CUSTOMER;
  if (actorId === customerId) return undefined;
  const address = addressOf(deps.config, context);
  const now = deps.now();
  const key = `${Math.floor(now.getTime() / SEEN_MS)} ${what} ${customerId} ${actorId} ${address}`;
  const entry = () => {
    const network = networkOf(address);
    return { id: orderedId(), at: now.toISOString(), actorId, customerId, what, does, network };
  };
  return { key, entry };
}
