import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Article,
  ArticleInput,
  ArticleSummary,
  Give,
  GivenArticle,
  GivenArticles,
  Readers,
} from '#domain/articles/articleSchema.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import type { TagCounts } from '#domain/textSchema.ts';
import { type Page, pagesQuery } from '../api/pages.ts';
import { ApiError, get, offline, refusal, send } from '../api/request.ts';

const pathOf = (id: string) => `/api/articles/${encodeURIComponent(id)}`;

export type Asked = { readonly search?: string; readonly tag?: string; readonly status?: string };

export const articlesQuery = (asked: Asked) => ({
  ...pagesQuery<ArticleSummary>(
    ['article', 'list', asked],
    '/api/articles',
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  ),
  placeholderData: keepPreviousData,
});

export const tagsQuery = queryOptions({
  queryKey: ['article', 'tags'],
  queryFn: () => get<TagCounts>('/api/article-tags'),
});

export const articleQuery = (id: string) =>
  queryOptions({ queryKey: ['article', 'one', id], queryFn: () => get<Article>(pathOf(id)) });

/** A preview of the text; `id` is the article whose pictures it may show. */
export const previewQuery = (id: string, markdown: string) =>
  queryOptions({
    queryKey: ['article-preview', id, markdown],
    queryFn: () => send<{ html: string }>('POST', `${pathOf(id)}/previews`, { markdown }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** How many of the recipes that come with Weekplate the practice has never had. */
export const starterRecipesQuery = queryOptions({
  queryKey: ['article', 'starter recipes'],
  queryFn: () => get<{ left: number }>('/api/starter-recipes'),
});

export const addStarterRecipes = () => send<void>('POST', '/api/starter-recipes');

export const createArticle = (input: ArticleInput, idempotencyKey: string) =>
  send<Article>('POST', '/api/articles', input, { idempotencyKey });

export const saveArticle = (id: string, input: ArticleInput, version: number) =>
  send<Article>('PUT', pathOf(id), input, { ifMatch: version });

export const deleteArticle = ({ id, version }: Pick<Article, 'id' | 'version'>) =>
  send<void>('DELETE', pathOf(id), undefined, { ifMatch: version });

/** Adds a picture to an article and returns its address. Throws {@link ApiError}. */
export async function addPicture(id: string, file: File): Promise<string> {
  const path = `${pathOf(id)}/pictures`;
  const headers = { 'content-type': file.type };
  const answer = await fetch(path, { method: 'POST', headers, body: file }).catch(() => {
    throw offline();
  });
  if (!answer.ok) throw await refusal(path, answer);
  return ((await answer.json()) as { url: string }).url;
}

export const readersQuery = (id: string) =>
  queryOptions({
    queryKey: ['article-read', id],
    queryFn: () => get<Readers>(`${pathOf(id)}/readers`),
  });

export const giveArticle = (customerId: string, give: Give, idempotencyKey: string) =>
  send<GivenArticle>('POST', givenPath(customerId), give, { idempotencyKey });

export const takeBack = (customerId: string, id: string) =>
  send<void>('DELETE', `${givenPath(customerId)}/${encodeURIComponent(id)}`);

export const sendRead = (customerId: string, id: string) =>
  send<void>(
    'PUT',
    `/api/customers/${encodeURIComponent(customerId)}/article-reads/${encodeURIComponent(id)}`,
  );

export type Found = { readonly id: string; readonly name: string; readonly email: string };

/** The first customers whose name or address contains `search`. */
export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['customer-list', 'to give to', search],
    queryFn: () => {
      const asked = new URLSearchParams({ limit: '6', strip: 'no', ...(search && { search }) });
      return get<Page<Found>>(`/api/customers?${asked}`);
    },
    placeholderData: keepPreviousData,
  });

/** The plans of a customer that were uploaded last. */
export const latestPlansQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'to give with'],
    queryFn: () =>
      get<Page<PlanSummary>>(
        `/api/customers/${encodeURIComponent(customerId)}/diet-plans?limit=10`,
      ),
  });

const givenPath = (customerId: string): string =>
  `/api/customers/${encodeURIComponent(customerId)}/article-links`;

export const givenQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'article-link'],
    queryFn: () => get<GivenArticles>(givenPath(customerId)),
  });
