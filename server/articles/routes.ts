import * as z from 'zod';
import { NEW_ARTICLE } from '#domain/articles/article.ts';
import {
  type Article,
  articleInputSchema,
  articleSchema,
  articleSearchSchema,
  articleSummarySchema,
  articleTagSchema,
  plannedRecipesSchema,
  previewInputSchema,
  readersSchema,
  recipesSchema,
} from '#domain/articles/articleSchema.ts';
import { tagCountsSchema } from '#domain/textSchema.ts';
import { orderedId } from '../db/schema.ts';
import { recipesOf } from '../foods/articleRecipes.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { escaped, plainPage } from '../http/plainPage.ts';
import { type Session, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { removeLeftover } from '../images/sweep.ts';
import { say } from '../words.ts';
import { onlyAllowed, unrendered } from './allowed.ts';
import { deleteArticle, insertArticle, updateArticle } from './changes.ts';
import { readersOf } from './given.ts';
import { countTags, listArticles, plannedRecipes, readArticle } from './queries.ts';
import type { ArticleDeps } from './renderer.ts';
import { addRecipes, recipesLeft } from './starters.ts';

const path = '/articles';

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

  api.operation({
    get: path,
    summary: 'Articles by word and tag: what is published, and for dieticians the drafts too',
    by: ['customer', 'dietician'],
    query: pageQuery.extend({
      search: articleSearchSchema.optional(),
      tag: articleTagSchema.optional(),
      status: z.enum(['draft', 'published']).optional(),
    }),
    gives: pageOf(articleSummarySchema),
    answer: ({ session, query }) => listArticles(deps, session, query),
  });

  api.operation({
    get: '/article-tags',
    summary: 'The tags of articles, most used first',
    by: ['customer', 'dietician'],
    gives: tagCountsSchema,
    answer: ({ session }) => countTags(db, session),
  });

  api.operation({
    get: '/recipes',
    summary: 'The published recipes, for naming them in a plan',
    by: ['dietician'],
    gives: recipesSchema,
    answer: async () => ({ items: await recipesOf(db) }),
  });

  api.operation({
    get: '/starter-recipes',
    summary: 'How many of the recipes that come with Weekplate this practice has never had',
    by: ['dietician'],
    gives: z.strictObject({ left: z.int() }),
    answer: async () => ({ left: await recipesLeft(db) }),
  });

  api.operation({
    post: '/starter-recipes',
    summary: 'Add these recipes, published, in the language of the dietician',
    by: ['dietician'],
    changes: 'article',
    refuses: [409],
    answer: ({ operation }) =>
      write(operation, async (running) => {
        running.changed('article', '');
        await addRecipes(running.db, deps.now());
      }),
  });

  api.operation({
    get: '/customers/{uid}/recipes',
    summary: 'The recipes that the plans of a customer name, from last week on',
    by: ['owner'],
    reads: 'diet-plan',
    gives: plannedRecipesSchema,
    answer: async ({ scope, session }) => {
      const named = await plannedRecipes(db, scope, todayOf(deps, scope));
      const items = [...named].map(async ([id, meals]) => ({
        ...(await shown(session, id)),
        meals,
      }));
      return { items: await Promise.all(items) };
    },
  });

  api.operation({
    post: path,
    summary: 'Write a new article',
    by: ['dietician'],
    changes: 'article',
    once: true,
    takes: articleInputSchema,
    makes: articleSchema,
    refuses: [409],
    answer: async ({ context, session, input }) => {
      const { id } = await createOnce(context, input, async (running) => {
        running.changed('article', '');
        const made = { id: orderedId(), at: deps.now().toISOString(), by: session.id };
        await insertArticle(running.db, input, made);
        return { id: made.id };
      });
      const article = await shown(session, id);
      context.header('etag', `"${article.version}"`);
      return article;
    },
  });

  api.operation({
    post: `${path}/{id}/previews`,
    summary: 'How a text would look; nothing is stored; `new` is an article that is not stored yet',
    by: ['dietician'],
    takes: previewInputSchema,
    gives: z.strictObject({ html: z.string() }),
    answer: async ({ session, params: { id }, input: { markdown } }) => {
      if (id !== NEW_ARTICLE) await readArticle(db, session, id);
      return { html: await htmlOf(id, markdown) };
    },
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One article, rendered; for dieticians also as it is written',
    by: ['customer', 'dietician'],
    gives: articleSchema,
    answer: async ({ context, session, params }) => {
      const article = await shown(session, params.id);
      context.header('etag', `"${article.version}"`);
      return article;
    },
  });

  api.operation({
    get: `${path}/{id}/page`,
    summary: 'One article as a page that needs no JavaScript',
    by: ['customer', 'dietician'],
    responses: {
      200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } },
    },
    answer: async ({ context, session, params }) => {
      const article = await shown(session, params.id);
      return context.html(articlePage(article), 200, { 'content-security-policy': PAGE_POLICY });
    },
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Save an article, publish it or make it a draft again',
    by: ['dietician'],
    changes: 'article',
    ifMatch: 'needed',
    takes: articleInputSchema,
    gives: articleSchema,
    refuses: [409],
    answer: async ({ context, session, operation, params: { id }, input, version }) => {
      const change = { id, version, now: deps.now(), by: session.id };
      const unused = await write(operation, async (running) => {
        running.changed('article', '');
        return updateArticle(running.db, input, change);
      });
      for (const filename of unused) await removeLeftover(deps, id, filename);
      const article = await shown(session, id);
      context.header('etag', `"${article.version}"`);
      return article;
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete an article, wherever it was given',
    by: ['dietician'],
    deletes: 'article',
    ifMatch: 'needed',
    answer: async ({ operation, params: { id }, version }) => {
      const change = { id, version };
      const pictures = await write(operation, async (running) => {
        running.changed('article', '');
        return deleteArticle(running.db, change, deps.now().toISOString());
      });
      for (const filename of pictures) await removeLeftover(deps, id, filename);
    },
  });

  api.operation({
    get: `${path}/{id}/readers`,
    summary: 'Who has read an article',
    by: ['dietician'],
    reads: 'article-read',
    gives: readersSchema,
    answer: ({ params }) => readersOf(db, params.id),
  });
}

/** No script runs on this page, and its pictures come from this server. */
const PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An article as a page without JavaScript. */
const articlePage = ({ title, summary, minutes, writer, html }: Article) =>
  plainPage(
    escaped(title),
    `<p><strong dir="auto">${escaped(summary)}</strong></p>
<p>${say.minutesToRead(minutes)}${writer ? ` · ${escaped(writer)}` : ''}</p>
<style>img { max-width: 100%; height: auto; }</style>
<article dir="auto">
${html}
</article>`,
  );
