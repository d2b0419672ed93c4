import type { Transaction } from 'kysely';
import { addStarters } from '#server/articles/starters.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

const DAY_MS = 86_400_000;
const LAST_ONE_AGO_MS = 6 * DAY_MS;
const BETWEEN_MS = 11 * DAY_MS;
const READ_DAYS = 40;

/** The starters, published by the dieticians in turn over the last months. */
export async function insertArticles(
  db: Transaction<Schema>,
  { now, dieticianIds }: { readonly now: Date; readonly dieticianIds: readonly string[] },
): Promise<void> {
  await addStarters(db, now);
  const all = await db.selectFrom('article').select('id').orderBy('id', 'desc').execute();
  for (const [index, { id }] of all.entries()) {
    const at = new Date(now.getTime() - LAST_ONE_AGO_MS - index * BETWEEN_MS).toISOString();
    await db
      .updateTable('article')
      .set({ status: 'published', publishedAt: at, changedAt: at, createdAt: at, version: 2 })
      .set({ writerId: dieticianIds[index % dieticianIds.length] ?? null })
      .where('id', '=', id)
      .execute();
  }
}

type Mine = {
  readonly customerId: string;
  readonly person: Person;
  readonly dieticianId: string;
  readonly today: string;
  readonly now: Date;
  /** When their account was made. */
  readonly joined: Date;
  /** The plan uploaded last; null for none. */
  readonly planId: string | null;
};

/** Gives some articles to a customer, who has read a few; none if they signed up today. */
export async function insertReading(db: Db, mine: Mine): Promise<void> {
  const { customerId, person, dieticianId, today, now, joined, planId } = mine;
  if (now.getTime() - joined.getTime() < DAY_MS) return;
  const random = randomFrom(`articles ${person.email}`);
  const articles = await db
    .selectFrom('article')
    .select(['id', 'publishedAt'])
    .orderBy('id')
    .execute();
  const somebody = { customerId, givenAt: now.toISOString(), givenBy: dieticianId };
  const places = [
    { day: null, planId: null },
    { day: today, planId: null },
    ...(planId === null ? [] : [{ day: null, planId }]),
  ];
  for (const place of places) {
    if (random.chance(0.4)) continue;
    const articleId = random.pick(articles).id;
    await db
      .insertInto('articleLink')
      .values({ ...somebody, ...place, id: orderedId(), articleId })
      .execute();
  }
  for (const { id, publishedAt } of articles) {
    if (random.chance(0.75)) continue;
    // An article is read only after its publication and after the customer joined.
    const since = Math.max(
      now.getTime() - READ_DAYS * DAY_MS,
      joined.getTime(),
      Date.parse(publishedAt ?? now.toISOString()),
    );
    const at = new Date(since + random.next() * (now.getTime() - since)).toISOString();
    await db
      .insertInto('articleRead')
      .values({ customerId, articleId: id, firstAt: at, lastAt: at })
      .execute();
  }
}
