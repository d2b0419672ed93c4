import { useQueryClient } from '@tanstack/react-query';
import { type ArticleStatus, NEW_ARTICLE } from '#domain/articles/article.ts';
import type { Article, ArticleInput } from '#domain/articles/articleSchema.ts';
import { inAscii, tagsIn } from '#domain/text.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { articleQuery, createArticle, saveArticle } from './api.ts';
import { say } from './words.ts';

/** The fields of the form, all of them text. */
const shape = object({
  title: string,
  summary: string,
  tags: string,
  markdown: string,
  servings: string,
  /** One on each line; with ingredients the article is a recipe. */
  ingredients: string,
});
export type ArticleValues = Shaped<typeof shape>;

const valuesOf = (saved: Article | null): ArticleValues => ({
  title: saved?.title ?? '',
  summary: saved?.summary ?? '',
  tags: saved?.tags.join(', ') ?? '',
  markdown: saved?.markdown ?? '',
  servings: saved?.servings?.toString() ?? '',
  ingredients: saved?.ingredients.join('\n') ?? '',
});

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function inputOf(values: ArticleValues, status: ArticleStatus | undefined) {
  const servings = inAscii(values.servings.trim());
  return {
    ...values,
    tags: tagsIn(values.tags),
    servings: servings === '' ? null : Number(servings),
    ingredients: linesOf(values.ingredients),
    status,
  };
}

const schema = async () => (await import('#domain/articles/articleSchema.ts')).articleInputSchema;

/** The form of an article; `saved` is the version on the server, null for a new article. */
export function useArticleForm(saved: Article | null, onCreated: (id: string) => void) {
  const queries = useQueryClient();
  const { id: writerId } = useMe();
  const keyOf = (id: string) => `weekplate:article:${writerId}:${id}`;
  const shown = async (storing: Promise<Article>) => {
    const stored = await storing;
    queries.setQueryData(articleQuery(stored.id).queryKey, stored);
    return stored;
  };
  return useEditForm<ArticleValues, ArticleInput, Article, ArticleStatus>({
    key: keyOf(saved?.id ?? NEW_ARTICLE),
    keyOf,
    shape,
    saved,
    valuesOf,
    check: (values, _, status) => checkWith(schema, inputOf(values, status)),
    create: (input, key) => shown(createArticle(input, key)),
    change: (input, { id, version }) => shown(saveArticle(id, input, version)),
    refetch: () => saved && void queries.invalidateQueries(articleQuery(saved.id)),
    onStored: ({ id }) => saved || onCreated(id),
    done: (stored) => toastSuccess(wordsOf(saved?.status, stored.status)),
    failed: (reason) => toastFailure(`${say.failedToSave} ${reason}`),
  });
}

export type ArticleForm = ReturnType<typeof useArticleForm>;

function wordsOf(before: ArticleStatus | undefined, after: ArticleStatus): string {
  if (after === 'published')
    return before === 'published' ? say.articleSaved : say.articlePublished;
  return before === 'published' ? say.articleTakenBack : say.draftSaved;
}
