import type { Context } from 'hono';
import { standingOf } from '#domain/coaching/period.ts';
import { type MayWrite, mayWrite, type Side } from '#domain/conversations/message.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CONSENT_NEEDED, CONSENT_WITHDRAWN, type ConsentState } from '#domain/signIn/access.ts';
import { lockPeriod, readPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Env, type Operation, operationOf } from '../http/operation.ts';
import { type CustomerScope, scopeOf, sessionOf, todayOf } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import type { ConversationRow } from './noun.ts';

export type Changing = {
  readonly operation: Operation;
  readonly running: Write;
  readonly scope: CustomerScope;
  readonly actorId: string;
  readonly side: Side;
};

export const changingOf = (context: Context<Env>, running: Write): Changing => ({
  operation: operationOf(context),
  running,
  scope: scopeOf(context),
  actorId: sessionOf(context).id,
  side: sideOf(context),
});

export const sideOf = (context: Context<Env>): Side =>
  sessionOf(context).role === 'customer' ? 'customer' : 'dietician';

export const refused = ({ code, message }: Refusal) => new ApiFailure(409, code, message);

/**
 * Locks the customer until the transaction ends, as all changes of plans and goals do first, and returns their
 * conversation, which this creates if necessary. So of two messages the one that is stored first has the lower id,
 * and an answer never settles messages that come after it.
 */
export async function lockConversation({
  operation,
  running: { db },
  scope,
}: Pick<Changing, 'operation' | 'running' | 'scope'>): Promise<ConversationRow> {
  await lockPeriod({ db, engine: operation.engine }, scope);
  const { customerId } = scope;
  const marks = { lastId: '', readByCustomer: '', readByPractice: '', settledUpTo: '' };
  await db
    .insertInto('conversation')
    .values({ customerId, ...marks, version: 0 })
    .onConflict((conflict) => conflict.column('customerId').doNothing())
    .execute();
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
}

const TIME_DIGITS = 9;

/** A new id that sorts after `last`, even if the clock of the server that made `last` was ahead. */
export function idAfter(last: string): string {
  const id = orderedId();
  if (id > last) return id;
  const time = Number.parseInt(last.slice(0, TIME_DIGITS), 36) + 1;
  return time.toString(36).padStart(TIME_DIGITS, '0') + id.slice(TIME_DIGITS);
}

/** Decides whether this side may write, from what is stored about this customer. */
export async function writingOf(
  db: Db,
  scope: CustomerScope,
  { now, side }: Pick<Deps, 'now'> & { readonly side: Side },
): Promise<MayWrite> {
  const { consent, dueAt } = await db
    .selectFrom('user')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select(['user.consent', 'accountDeletion.dueAt'])
    .where('user.id', '=', scope.customerId)
    .executeTakeFirstOrThrow();
  const period = await readPeriod(db, scope.customerId);
  const standing = standingOf(period, todayOf({ now }, scope));
  return mayWrite({ side, consent: consent as ConsentState, standing, leaving: dueAt !== null });
}

/** Throws 403 without the customer's consent, 409 for any other reason why this side must not write. */
export async function requireMayWrite(...asked: Parameters<typeof writingOf>): Promise<void> {
  const { refusal } = await writingOf(...asked);
  if (!refusal) return;
  const ofConsent = [CONSENT_NEEDED, CONSENT_WITHDRAWN].includes(refusal.code);
  throw new ApiFailure(ofConsent ? 403 : 409, refusal.code, refusal.message);
}
