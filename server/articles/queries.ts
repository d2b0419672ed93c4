import { type RawBuilder, sql } from 'kysely';
import { type ArticleStatus, plainText } from '#domain/articles/article.ts';
import type { Article, ArticleSummary, PlannedRecipes } from '#domain/articles/articleSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { recipesIn } from '#domain/foods/recipes.ts';
import { withoutFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { excerptOf, marked, rootsOf } from '#domain/search.ts';
import { tagCounts } from '#domain/text.ts';
import type { TagCounts } from '#domain/textSchema.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { bookOf } from '../foods/articleRecipes.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope, Session } from '../http/session.ts';

const PAGES = pagesOf('articles', 2);

/** What a phone keeps for days without network. */
const PLANS_AHEAD = 6;
const RECIPES_AHEAD = 60;

const COLUMNS = [
  'article.id',
  'article.title',
  'article.summary',
  'article.tags',
  'article.minutes',
  'article.servings',
  'article.ingredients',
  'article.status',
  'article.starter',
  'article.changedAt',
  'article.publishedAt',
] as const;

/** Articles with the names of their writers. Customers see only what is published. */
function selectArticles(db: Db, { role }: Pick<Session, 'role'>) {
  const all = db
    .selectFrom('article')
    .select(COLUMNS)
    // A subquery for each row shown: with a join the database may read all users.
    .select((of) =>
      of
        .selectFrom('user')
        .select('user.name')
        .whereRef('user.id', '=', 'article.writerId')
        .as('writer'),
    );
  return role === 'client' ? all : all.where('article.status', '=', 'published');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];

const asArticle = ({ tags, status, starter, ingredients, ...row }: Row) => ({
  ...row,
  tags: JSON.parse(tags) as string[],
  status: status as ArticleStatus,
  starter: starter !== null,
  ingredients: ingredients === null ? [] : (JSON.parse(ingredients) as string[]),
});

type Asked = {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly status?: ArticleStatus | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

type Found = { items: ArticleSummary[]; next: string | null };

/**
 * Articles that contain all words of a search, best first and at most `limit`. Without a search, a page of all
 * articles: customers get the latest published first, dieticians the latest changed first.
 */
export async function listArticles(
  { db, engine }: { readonly db: Db; readonly engine: Engine },
  actor: Session,
  { search = '', tag, status, after, limit }: Asked,
): Promise<Found> {
  let query = selectArticles(db, actor);
  if (status) query = query.where('article.status', '=', status);
  // A tag is compared as a part of the JSON: a quote inside a tag is escaped there.
  if (tag) query = query.where('article.tags', 'like', `%${likely(JSON.stringify(tag))}%`);
  const keys = PAGES.keysOf(after);
  const shown = (text: string) => (actor.hidesNumbers ? withoutFigures(text) : text);
  if (search.trim() !== '') {
    const items = await searched(query, engine, { roots: rootsOf(search), limit, shown });
    return { items, next: null };
  }
  const at = actor.role === 'client' ? 'article.changedAt' : 'article.publishedAt';
  if (keys)
    query = query.where((where) =>
      where(where.refTuple(at, 'article.id'), '<', where.tuple(keys[0] ?? '', keys[1] ?? '')),
    );
  const rows = await query
    .orderBy(at, 'desc')
    .orderBy('article.id', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const page = pageFrom(rows, limit, (row) =>
    PAGES.cursorOf((actor.role === 'client' ? row.changedAt : row.publishedAt) ?? '', row.id),
  );
  return { ...page, items: page.items.map((row) => ({ ...asArticle(row), found: null })) };
}

/**
 * Replaces the special characters of `like` by `_`, which matches any letter: the engines differ in how to escape
 * them.
 */
const likely = (text: string): string => text.replaceAll(/[%_\\]/g, '_');

// Words of the title count most, then tags, summary and text.
const RANKS: Record<Engine, (words: string) => RawBuilder<unknown>> = {
  sqlite: () => sql`bm25("articleSearch", 0.0, 10.0, 6.0, 3.0, 1.0)`,
  postgres: (words) =>
    sql`-ts_rank('{0.1, 0.3, 0.6, 1.0}'::real[], "articleSearch"."words", to_tsquery('simple', ${words}))`,
};
const MATCHES: Record<Engine, (words: string) => RawBuilder<boolean>> = {
  sqlite: (words) => sql`"articleSearch" match ${words}`,
  postgres: (words) => sql`"articleSearch"."words" @@ to_tsquery('simple', ${words})`,
};
/** The roots consist of letters and digits, so they contain no operator of the query language. */
const QUERIES: Record<Engine, (roots: readonly string[]) => string> = {
  sqlite: (roots) => roots.map((root) => `"${root}"*`).join(' '),
  postgres: (roots) => roots.map((root) => `${root}:*`).join(' & '),
};

type Searched = {
  readonly roots: readonly string[];
  readonly limit: number;
  /**
   * Returns a text as the reader may see it. Apply it to the whole text: in the pieces around found words figures
   * are not recognised.
   */
  readonly shown: (text: string) => string;
};

async function searched(
  query: ReturnType<typeof selectArticles>,
  engine: Engine,
  { roots, limit, shown }: Searched,
): Promise<ArticleSummary[]> {
  if (roots.length === 0) return [];
  const words = QUERIES[engine](roots);
  const rows = await query
    .innerJoin('articleSearch', 'articleSearch.articleId', 'article.id')
    .where(MATCHES[engine](words))
    .select('article.markdown')
    .orderBy(RANKS[engine](words))
    .orderBy('article.id')
    .limit(rowLimit(limit))
    .execute();
  return rows.map(({ markdown, ...row }) => {
    const text = shown(`${row.summary} ${plainText(markdown)}`.trim());
    const found = { title: marked(shown(row.title), roots), excerpt: excerptOf(text, roots) };
    return { ...asArticle(row), found };
  });
}

/** An article as it is stored, without its HTML. Throws 404, also for a draft to a customer. */
export async function readArticle(
  db: Db,
  actor: Pick<Session, 'role'>,
  id: string,
): Promise<Omit<Article, 'html'> & { markdown: string }> {
  const row = await selectArticles(db, actor)
    .select(['article.markdown', 'article.version'])
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { markdown, version, ...article } = row;
  return { ...asArticle(article), markdown, version };
}

/** The recipes that a customer's plans of last week and later name, by their ids, each with the meals that name it. */
export async function plannedRecipes(
  db: Db,
  { customerId }: CustomerScope,
  today: Day,
): Promise<Map<string, PlannedRecipes['items'][number]['meals']>> {
  const book = await bookOf(db);
  if (book.size === 0) return new Map();
  const plans = await db
    .selectFrom('dietPlan')
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .where('startDate', '>=', addDays(today, -2 * DAYS_PER_PLAN))
    .orderBy('startDate')
    .limit(rowLimit(PLANS_AHEAD))
    .execute();
  const meals = plans.flatMap(({ weeklyDietPlan }) =>
    (JSON.parse(weeklyDietPlan) as DietPlan['weeklyDietPlan']).flatMap((day) => day.meals),
  );
  const named = [...new Set(meals)].flatMap((meal) =>
    recipesIn(meal, book).map(({ recipe: { id }, portions }) => ({ id, of: { meal, portions } })),
  );
  const byId = [...Map.groupBy(named, ({ id }) => id)].slice(0, RECIPES_AHEAD);
  return new Map(byId.map(([id, each]) => [id, each.map(({ of }) => of)]));
}

export async function countTags(db: Db, { role }: Session): Promise<TagCounts> {
  let query = db.selectFrom('article').select('tags').where('tags', '!=', '[]');
  if (role !== 'client') query = query.where('status', '=', 'published');
  const rows = await query.execute();
  return { items: tagCounts(rows.map(({ tags }) => JSON.parse(tags) as string[])) };
}
