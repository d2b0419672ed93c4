import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from './deps.ts';
import { ApiFailure } from './failure.ts';
import { type Env, operationOf } from './operation.ts';
import { sessionOf } from './session.ts';
import { type Write, write } from './write.ts';

/**
 * Runs a write that creates something, once for each Idempotency-Key of a person, method and path. The answer
 * is stored in the transaction of the write, and returned again when the key is sent again. Throws 422 for a
 * key that was sent there with another `input`.
 */
export async function createOnce<Answer>(
  context: Context<Env>,
  input: unknown,
  work: (write: Write) => Promise<Answer>,
): Promise<Answer> {
  const sent = context.req.header('idempotency-key');
  const operation = operationOf(context);
  if (sent === undefined) return write(operation, work);
  const { method, path } = context.req;
  const actorId = sessionOf(context).id;
  const of = { actorId, key: hashOf(method, path, sent) };
  const requestHash = hashOf(path, input);
  return write(operation, async (running) => {
    const claimed = await running.db
      .insertInto('idempotencyKey')
      .values({
        ...of,
        requestHash,
        status: 201,
        answer: '',
        createdAt: operation.now().toISOString(),
        about: context.req.param('uid') ?? null,
      })
      .onConflict((conflict) => conflict.columns(['actorId', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const earlier = await keptAnswer(running, of);
      if (earlier?.requestHash === requestHash) return JSON.parse(earlier.answer) as Answer;
      throw reused();
    }
    return keepAnswer(running, of, await work(running));
  });
}

const hashOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

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

const keptAnswer = ({ db }: Write, of: OfKey) =>
  db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where('actorId', '=', of.actorId)
    .where('key', '=', of.key)
    .executeTakeFirst();

const reused = () =>
  new ApiFailure(
    422,
    'idempotency-key-reused',
    'This Idempotency-Key was used for another request.',
  );

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
