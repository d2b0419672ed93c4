import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * Articles of the practice, their pictures, to whom they were given and who has read them. What is
 * searched in stands in a table of its own under the same name on both engines: each article's words, in
 * lower case and without accents. On SQLite it is an FTS5 table, on PostgreSQL it has a `tsvector`.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofArticle = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('article.id').onDelete('cascade');
  const ofCustomer = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');

  await db.schema
    .createTable('article')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('title', 'text', required)
    .addColumn('summary', 'text', required)
    .addColumn('tags', 'text', required)
    .addColumn('markdown', 'text', required)
    .addColumn('minutes', 'integer', required)
    .addColumn('status', key, (column) =>
      column.notNull().check(sql`"status" in ('draft', 'published')`),
    )
    .addColumn('writerId', key, (column) => column.references('user.id').onDelete('set null'))
    .addColumn('starter', key)
    .addColumn('createdAt', key, required)
    .addColumn('changedAt', key, required)
    .addColumn('publishedAt', key)
    .addColumn('version', 'integer', required)
    .execute();
  await db.schema.createIndex('articleByWriter').on('article').column('writerId').execute();

  await db.schema
    .createTable('articleStarter')
    .addColumn('starter', key, (column) => column.notNull().primaryKey())
    .addColumn('addedAt', key, required)
    .execute();

  await db.schema
    .createTable('articleImage')
    .addColumn('articleId', key, ofArticle)
    .addColumn('filename', key, required)
    .addColumn('addedAt', key, required)
    .addPrimaryKeyConstraint('articleImageKey', ['articleId', 'filename'])
    .execute();

  await db.schema
    .createTable('articleLink')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('id', key, required)
    .addColumn('articleId', key, ofArticle)
    .addColumn('day', key)
    .addColumn('planId', key)
    .addColumn('givenAt', key, required)
    .addColumn('givenBy', key, required)
    .addPrimaryKeyConstraint('articleLinkKey', ['customerId', 'id'])
    .addForeignKeyConstraint(
      'articleLinkPlan',
      ['customerId', 'planId'],
      'dietPlan',
      ['customerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('articleLinkOf').on('articleLink').column('articleId').execute();
  await db.schema
    .createIndex('articleLinkWith')
    .on('articleLink')
    .columns(['planId', 'customerId'])
    .execute();

  await db.schema
    .createTable('articleRead')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('articleId', key, ofArticle)
    .addColumn('firstAt', key, required)
    .addColumn('lastAt', key, required)
    .addPrimaryKeyConstraint('articleReadKey', ['customerId', 'articleId'])
    .execute();
  await db.schema
    .createIndex('articleReadBy')
    .on('articleRead')
    .columns(['articleId', 'lastAt'])
    .execute();

  if (engine === 'sqlite') {
    await sql`create virtual table "articleSearch" using fts5(
      "articleId" unindexed, "title", "tags", "summary", "body", prefix = '3 4')`.execute(db);
    // Without it the index keeps the words of a deleted article until it is merged.
    await sql`insert into "articleSearch" ("articleSearch", "rank") values ('secure-delete', 1)`.execute(
      db,
    );
    return;
  }
  // Configuration 'simple': the words come without their accents, and their endings are left off by
  // the search, alike for both engines and in every language.
  await sql`create table "articleSearch" (
    "articleId" text collate "C" primary key,
    "title" text not null, "tags" text not null, "summary" text not null, "body" text not null,
    "words" tsvector not null generated always as (
      setweight(to_tsvector('simple'::regconfig, "title"), 'A') ||
      setweight(to_tsvector('simple'::regconfig, "tags"), 'B') ||
      setweight(to_tsvector('simple'::regconfig, "summary"), 'C') ||
      setweight(to_tsvector('simple'::regconfig, "body"), 'D')) stored)`.execute(db);
  await sql`create index "articleSearchWords" on "articleSearch" using gin ("words")`.execute(db);
}
