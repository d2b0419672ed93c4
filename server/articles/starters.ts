import { readFileSync } from 'node:fs';
import type { Transaction } from 'kysely';
import { minutesToRead, plainText } from '#domain/articles/article.ts';
import {
  DEFAULT_LOCALE,
  type Language,
  language,
  languageOf,
  localeOf,
} from '#domain/language/language.ts';
import { tagsIn } from '#domain/text.ts';
import { type Db, inTransaction } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { orderedId, type Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { requireRoom } from './changes.ts';
import { indexArticle } from './searchIndex.ts';

/** An article that comes with the product, in one language. */
export type Starter = {
  /** The same in all languages. It must not change: by it a practice knows that it had the article. */
  readonly starter: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly markdown: string;
  /** Of a recipe. */
  readonly servings?: number;
  readonly ingredients?: readonly string[];
};

/** Adds the articles that this practice has never had, without a writer. */
export async function addOnce(
  db: Transaction<Schema>,
  starters: readonly Starter[],
  status: 'draft' | 'published',
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const { ingredients, servings, ...written } of starters) {
    const added = await db
      .insertInto('articleStarter')
      .values({ starter: written.starter, addedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('starter')
      .executeTakeFirst();
    if (!added) continue;
    const id = orderedId();
    await db
      .insertInto('article')
      .values({
        ...written,
        id,
        servings: servings ?? null,
        ingredients: ingredients ? JSON.stringify(ingredients) : null,
        tags: JSON.stringify(written.tags),
        minutes: minutesToRead(plainText(written.markdown)),
        status,
        writerId: null,
        createdAt: at,
        changedAt: at,
        publishedAt: status === 'published' ? at : null,
        version: 1,
      })
      .execute();
    await indexArticle(db, { ...written, id });
  }
}

/** The names of those that this practice had, also if it deleted them. */
export async function hadStarters(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('articleStarter').select('starter').execute();
  return new Set(rows.map(({ starter }) => starter));
}

/** Adds the starters as drafts, in the language of the dietician with whom the practice begins. */
export const addStarters = (
  db: Transaction<Schema>,
  now: Date,
  of: Language = language(),
): Promise<void> =>
  addOnce(
    db,
    STARTERS.map((starter) => readStarter(starter, of)),
    'draft',
    now,
  );

/** Does what {@link addStarters} does, at start and every hour, once the practice has a dietician. */
export async function addMissingStarters({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  // Without a dietician the database still counts as empty, so that a backup can be restored into it.
  const first = await db
    .selectFrom('user')
    .select('locale')
    .where('role', '=', 'client')
    .orderBy('createdAt')
    .limit(rowLimit(1))
    .executeTakeFirst();
  if (!first) return;
  const had = await hadStarters(db);
  if (STARTERS.every((starter) => had.has(starter))) return;
  const of = languageOf(localeOf(first.locale ?? '') ?? DEFAULT_LOCALE);
  await inTransaction(db, (transaction) => addStarters(transaction, now(), of));
}

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

export const readText = (of: Language, name: string): string =>
  readFileSync(new URL(`./starter/${of}/${name}.md`, import.meta.url), 'utf8').trim();

/** Reads a starter: a title, a summary, tags and the text, separated by empty lines. Throws for any other form. */
export function readStarter(starter: string, of: Language): Starter {
  const [title = '', summary = '', tags = '', ...text] = readText(of, starter).split('\n\n');
  if (!title.startsWith('# ') || !tags.startsWith('Tags: ') || text.length === 0)
    throw new Error(`${of}/${starter}.md does not begin with a title, a summary and tags.`);
  return {
    starter,
    title: title.slice('# '.length),
    summary,
    tags: tagsIn(tags.slice('Tags: '.length)),
    markdown: text.join('\n\n'),
  };
}

/** The thirty recipes that come with the product. */
export const readRecipes = (of: Language): Starter[] =>
  readText(of, 'recipes')
    .split(/^(?=# )/m)
    .map((text) => {
      const lines = (start: RegExp) =>
        text.split('\n').flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
      const [title = ''] = lines(/^# /);
      const [starter = ''] = lines(/^Name: /);
      return {
        starter,
        title,
        summary: text.split('\n\n')[1] ?? '',
        tags: tagsIn(lines(/^Tags: /)[0] ?? ''),
        servings: Number(lines(/^Servings: /)[0]),
        ingredients: lines(/^- /),
        markdown: text.slice(text.search(/^1\. /m)).trim(),
      };
    });

/** How many of the recipes this practice has never had. */
export async function recipesLeft(db: Db): Promise<number> {
  const had = await hadStarters(db);
  return readRecipes('en').filter(({ starter }) => !had.has(starter)).length;
}

/**
 * Adds these, published, in the language of the dietician who asks for them. Throws 409 when there would be too
 * many articles.
 */
export async function addRecipes(db: Transaction<Schema>, now: Date): Promise<void> {
  await requireRoom(db, await recipesLeft(db));
  // The list of articles begins with the last one.
  await addOnce(db, readRecipes(language()).toReversed(), 'published', now);
}
