import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from './deps.ts';
import { ApiFailure } from './failure.ts';
import { type Env, operationOf } from './operation.ts';
import { sessionOf } from './session.ts';
import { type Write, write } from './write.ts';

/**
 * Runs a write that creates something, once for each Idempotency-Key of a person. The answer is stored
 * in the transaction of the write, and returned again when the key is sent again. Throws 422 for a key
 * that was used with another path or `input`.
 */
export async function createOnce<Answer>(
  context: Context<Env>,
  input: unknown,
  work: (write: Write) => Promise<Answer>,
): Promise<Answer> {
  const key = context.req.header('idempotency-key');
  const operation = operationOf(context);
  if (key === undefined) return write(operation, work);
  const actorId = sessionOf(context).id;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([context.req.path, input]))
    .digest('base64url');
  return write(operation, async (running) => {
    const claimed = await running.db
      .insertInto('idempotencyKey')
      .values({
        actorId,
        key,
        requestHash,
        status: 201,
        answer: '',
        createdAt: operation.now().toISOString(),
        about: context.req.param('uid') ?? null,
      })
      .onConflict((conflict) => conflict.columns(['actorId', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    const ofKey = { actorId, key };
    return claimed
      ? keepAnswer(running, ofKey, await work(running))
      : ((await earlierAnswer(running, ofKey, requestHash)) as Answer);
  });
}

type OfKey = { readonly actorId: string; readonly key: string };

async function keepAnswer<Answer>({ db }: Write, of: OfKey, answer: Answer): Promise<Answer> {
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where('actorId', '=', of.actorId)
    .where('key', '=', of.key)
    .execute();
  return answer;
}

async function earlierAnswer({ db }: Write, of: OfKey, requestHash: string): Promise<unknown> {
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where('actorId', '=', of.actorId)
    .where('key', '=', of.key)
    .executeTakeFirstOrThrow();
  if (earlier.requestHash === requestHash) return JSON.parse(earlier.answer);
  throw new ApiFailure(
    422,
    'idempotency-key-reused',
    'This Idempotency-Key was used for another request.',
  );
}

/** As long as a write may wait on a phone without a connection, plus a margin. */
const KEPT_MS = 40 * 86_400_000;

/** Deletes keys that are forty days old, and expired limits, sessions and links; runs every hour. */
export async function deleteExpiredRows({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - KEPT_MS).toISOString();
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute();
  await db.deleteFrom('rateLimit').where('resetsAt', '<', at.getTime()).execute();
  await db.deleteFrom('session').where('expiresAt', '<', at.toISOString()).execute();
  await db.deleteFrom('verification').where('expiresAt', '<', at.toISOString()).execute();
  await db.deleteFrom('setUpLink').where('expiresAt', '<', at.toISOString()).execute();
}
