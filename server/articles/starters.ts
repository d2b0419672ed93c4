import { readFileSync } from 'node:fs';
import type { Transaction } from 'kysely';
import { minutesToRead, plainText } from '#domain/articles/article.ts';
import { tagsIn } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { indexArticle } from './searchIndex.ts';

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

/**
 * An article that comes with the product. Its name must not change: by it a practice knows that it had the
 * article.
 */
type Starter = {
  readonly starter: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly markdown: string;
};

/**
 * The names of the starters, which are also their file names; the last ones come first in the list of articles.
 */
export const STARTERS: readonly string[] = [
  'cook-once',
  'fats-and-oils',
  'sweet-things',
  'less-salt',
  'five-a-day',
  'snacks',
  'portions',
  'fibre',
  'protein-at-breakfast',
  'hydration',
  'eating-out',
  'reading-a-label',
];

/** Reads a starter: a title, a summary, tags and the text, separated by empty lines. Throws for any other form. */
export function readStarter(starter: string): Starter {
  const file = readFileSync(new URL(`./starter/${starter}.md`, import.meta.url), 'utf8');
  const [title = '', summary = '', tags = '', ...text] = file.trim().split('\n\n');
  if (!title.startsWith('# ') || !tags.startsWith('Tags: ') || text.length === 0)
    throw new Error(`${starter}.md does not begin with a title, a summary and tags.`);
  return {
    starter,
    title: title.slice('# '.length),
    summary,
    tags: tagsIn(tags.slice('Tags: '.length)),
    markdown: text.join('\n\n'),
  };
}
