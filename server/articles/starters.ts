import type { Transaction } from 'kysely';
import { minutesToRead, plainText } from '#domain/articles/article.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/orderedId.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../http/deps.ts';
import { indexArticle } from './searchIndex.ts';
import { readStarter, STARTERS } from './starter/starters.ts';

/** Adds the starters that this practice has never had, as drafts without a writer. */
export async function addStarters(db: Transaction<Schema>, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const starter of STARTERS) {
    const added = await db
      .insertInto('articleStarter')
      .values({ starter, addedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('starter')
      .executeTakeFirst();
    if (!added) continue;
    const written = { ...readStarter(starter), id: orderedId() };
    await db
      .insertInto('article')
      .values({
        ...written,
        tags: JSON.stringify(written.tags),
        minutes: minutesToRead(plainText(written.markdown)),
        status: 'draft',
        writerId: null,
        createdAt: at,
        changedAt: at,
        publishedAt: null,
        version: 1,
      })
      .execute();
    await indexArticle(db, written);
  }
}

/** Does what {@link addStarters} does, at start and every hour, once the practice has a dietician. */
export async function addMissingStarters({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (!(await isSomebodyThere(db))) return;
  const had = await db.selectFrom('articleStarter').select('starter').execute();
  const known = new Set(had.map(({ starter }) => starter));
  if (STARTERS.every((starter) => known.has(starter))) return;
  await inTransaction(db, (transaction) => addStarters(transaction, now()));
}

// Without a dietician the database still counts as empty, so that a backup can be restored into it.
const isSomebodyThere = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'client')
    .limit(rowLimit(1))
    .executeTakeFirst()) !== undefined;
