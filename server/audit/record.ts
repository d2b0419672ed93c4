import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { AuditedThing } from '#domain/audit/audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { Env } from '../http/operation.ts';
import type { Audited } from './declare.ts';
import { deedOf, type Entry } from './entry.ts';

const changing = new AsyncLocalStorage<Entry>();

type Run = (context: Context<Env>) => Promise<Response>;

/**
 * Records what an operation declares of itself. A reading is handed to the queue once it was
 * answered; a change is written by `write()`, in the transaction of the change.
 */
export function recorded(deps: Deps, audited: Audited, run: Run): Run {
  return async (context) => {
    const deed = deedOf(deps, audited, context);
    if (!deed) return run(context);
    if (audited.does !== 'reads') return changing.run(deed.entry(), () => run(context));
    const response = await run(context);
    if (response.ok) await deps.readings.add(deed);
    if (response.ok && audited.also) await readAlso(deps, audited, audited.also, context);
    return response;
  };
}

async function readAlso(
  deps: Deps,
  audited: Audited,
  things: readonly AuditedThing[],
  context: Context<Env>,
): Promise<void> {
  for (const what of things) {
    const deed = deedOf(deps, { ...audited, what }, context);
    if (deed) await deps.readings.add(deed);
  }
}

/** For `write()`: writes the entry of the request under way, if it makes one. */
export async function recordChange(transaction: Transaction<Schema>): Promise<void> {
  const entry = changing.getStore();
  if (entry) await transaction.insertInto('auditEntry').values(entry).execute();
}
