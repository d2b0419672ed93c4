import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';

type Verification = {
  readonly identifier: string;
  readonly value: string;
  readonly at: Date;
  readonly lastsMs: number;
};

/** Stores something that is expected back once, from a mailbox or from Google. */
export async function storeVerification(
  db: Db,
  { identifier, value, at, lastsMs }: Verification,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + lastsMs).toISOString();
  const now = at.toISOString();
  await db
    .insertInto('verification')
    .values({ id: randomUUID(), identifier, value, expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/** The value stored under this name, which can be taken once; null when there is none, or it has expired. */
export async function takeVerification(
  db: Db,
  identifier: string,
  at: Date,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return taken && new Date(taken.expiresAt) > at ? taken.value : null;
}
