import * as z from 'zod';
import { NEW_ARTICLE } from '#domain/articles/article.ts';
import {
  type Article,
  articleInputSchema,
  articleSchema,
  articleSearchSchema,
  articleSummarySchema,
  articleTagSchema,
  previewInputSchema,
  readersSchema,
} from '#domain/articles/articleSchema.ts';
import { tagCountsSchema } from '#domain/tagsSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { orderedId } from '../db/orderedId.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  idempotencyHeaders,
  ifMatchHeaders,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { type Session, sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { removeLeftover } from '../images/sweep.ts';
import { onlyAllowed, unrendered } from './allowed.ts';
import { deleteArticle, insertArticle, updateArticle } from './changes.ts';
import type { ArticleDeps } from './deps.ts';
import { readersOf } from './given.ts';
import { articlePage, PAGE_POLICY } from './page.ts';
import { countTags, listArticles, readArticle } from './queries.ts';

const path = '/articles';
export const articleParams = z.object({ id: idSchema });

const list = createRoute({
  method: 'get',
  path,
  summary: 'Articles by word and tag: what is published, and for dieticians the drafts too',
  ...allow('customer', 'dietician'),
  request: {
    query: pageQuery.extend({
      search: articleSearchSchema.optional(),
      tag: articleTagSchema.optional(),
      status: z.enum(['draft', 'published']).optional(),
    }),
  },
  responses: { 200: json(pageOf(articleSummarySchema)), ...refusals(401, 403, 422) },
});

const tags = createRoute({
  method: 'get',
  path: '/article-tags',
  summary: 'The tags of articles, most used first',
  ...allow('customer', 'dietician'),
  responses: { 200: json(tagCountsSchema), ...refusals(401, 403) },
});

const create = createRoute({
  method: 'post',
  path,
  summary: 'Write a new article',
  ...allow('dietician'),
  ...audit('changes', 'article'),
  request: { headers: idempotencyHeaders, body: body(articleInputSchema) },
  responses: { 201: json(articleSchema), ...refusals(401, 403, 409, 422) },
});

const preview = createRoute({
  method: 'post',
  path: `${path}/{id}/previews`,
  summary: 'How a text would look; nothing is stored; `new` is an article that is not stored yet',
  ...allow('dietician'),
  request: { params: articleParams, body: body(previewInputSchema) },
  responses: { 200: json(z.strictObject({ html: z.string() })), ...refusals(401, 403, 404, 422) },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One article, rendered; for dieticians also as it is written',
  ...allow('customer', 'dietician'),
  request: { params: articleParams },
  responses: { 200: json(articleSchema), ...refusals(401, 403, 404) },
});

const readPage = createRoute({
  method: 'get',
  path: `${path}/{id}/page`,
  summary: 'One article as a page that needs no JavaScript',
  ...allow('customer', 'dietician'),
  request: { params: articleParams },
  responses: {
    200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } },
    ...refusals(401, 403, 404),
  },
});

const update = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Save an article, publish it or make it a draft again',
  ...allow('dietician'),
  ...audit('changes', 'article'),
  request: { params: articleParams, headers: ifMatchHeaders, body: body(articleInputSchema) },
  responses: { 200: json(articleSchema), ...refusals(401, 403, 404, 412, 422, 428) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete an article, wherever it was given',
  ...allow('dietician'),
  ...audit('deletes', 'article'),
  request: { params: articleParams, headers: ifMatchHeaders },
  responses: { 204: nothing, ...refusals(401, 403, 404, 412, 428) },
});

const readers = createRoute({
  method: 'get',
  path: `${path}/{id}/readers`,
  summary: 'Who has read an article',
  ...allow('dietician'),
  ...audit('reads', 'article-read'),
  request: { params: articleParams },
  responses: { 200: json(readersSchema), ...refusals(401, 403, 404) },
});

export function articleRoutes(api: Api, deps: ArticleDeps): void {
  const { db } = deps;

  /** The allowed HTML of a text; its plain paragraphs if it cannot be rendered. */
  async function htmlOf(id: string, markdown: string): Promise<string> {
    const html = await deps.renderer.render(markdown);
    return html === null ? unrendered(markdown) : onlyAllowed(html, id);
  }

  async function shown(actor: Pick<Session, 'role'>, id: string): Promise<Article> {
    const article = await readArticle(db, actor, id);
    const html = await htmlOf(id, article.markdown);
    return { ...article, html, markdown: actor.role === 'client' ? article.markdown : null };
  }

  api.openapi(list, async (context) =>
    context.json(await listArticles(deps, sessionOf(context), context.req.valid('query')), 200),
  );

  api.openapi(tags, async (context) => context.json(await countTags(db, sessionOf(context)), 200));

  api.openapi(create, async (context) => {
    const input = context.req.valid('json');
    const session = sessionOf(context);
    const { id } = await createOnce(context, input, async (running) => {
      running.changed('article', '');
      const made = { id: orderedId(), at: deps.now().toISOString(), by: session.id };
      await insertArticle(running.db, input, made);
      return { id: made.id };
    });
    const article = await shown(session, id);
    context.header('etag', `"${article.version}"`);
    return context.json(article, 201);
  });

  api.openapi(preview, async (context) => {
    const { id } = context.req.valid('param');
    if (id !== NEW_ARTICLE) await readArticle(db, sessionOf(context), id);
    const { markdown } = context.req.valid('json');
    return context.json({ html: await htmlOf(id, markdown) }, 200);
  });

  api.openapi(read, async (context) => {
    const article = await shown(sessionOf(context), context.req.valid('param').id);
    context.header('etag', `"${article.version}"`);
    return context.json(article, 200);
  });

  api.openapi(readPage, async (context) => {
    const article = await shown(sessionOf(context), context.req.valid('param').id);
    return context.html(articlePage(article), 200, { 'content-security-policy': PAGE_POLICY });
  });

  api.openapi(update, async (context) => {
    const { id } = context.req.valid('param');
    const input = context.req.valid('json');
    const session = sessionOf(context);
    const change = { id, version: ifMatch(context), now: deps.now(), by: session.id };
    const unused = await write(operationOf(context), async (running) => {
      running.changed('article', '');
      return updateArticle(running.db, input, change);
    });
    for (const filename of unused) await removeLeftover(deps, id, filename);
    const article = await shown(session, id);
    context.header('etag', `"${article.version}"`);
    return context.json(article, 200);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const change = { id, version: ifMatch(context) };
    const pictures = await write(operationOf(context), async (running) => {
      running.changed('article', '');
      return deleteArticle(running.db, change, deps.now().toISOString());
    });
    for (const filename of pictures) await removeLeftover(deps, id, filename);
    return context.body(null, 204);
  });

  api.openapi(readers, async (context) =>
    context.json(await readersOf(db, context.req.valid('param').id), 200),
  );
}
