import { useQueryClient } from '@tanstack/react-query';
import { type ArticleStatus, NEW_ARTICLE } from '#domain/articles/article.ts';
import type { Article, ArticleInput } from '#domain/articles/articleSchema.ts';
import { inAscii, tagsIn } from '#domain/text.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { createOnce, newCreation } from '../draft/createOnce.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { useEdit } from '../draft/useEdit.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { object, orElse, type Shaped, string } from '../store/shape.ts';
import { articleQuery, createArticle, saveArticle } from './api.ts';

/** The fields of the form, all of them text. */
const shape = object({
  title: string,
  summary: string,
  tags: string,
  markdown: string,
  servings: orElse(string, ''),
  /** One on each line; with ingredients the article is a recipe. */
  ingredients: orElse(string, ''),
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

function inputOf(values: ArticleValues, status: ArticleStatus) {
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

const isOvertaken = (failure: unknown) => failure instanceof ApiError && failure.status === 412;

/** The form of an article; `saved` is the version on the server, null for a new article. */
export function useArticleForm(saved: Article | null, onCreated: (id: string) => void) {
  const queries = useQueryClient();
  const { id: writerId } = useMe();
  const keyOf = (id: string) => `weekplate:article:${writerId}:${id}`;
  const key = keyOf(saved?.id ?? NEW_ARTICLE);
  const edit = useEdit({ key, shape, saved, valuesOf });
  const [creation] = useKeyedState(key, () => newCreation<ArticleInput, Article>());
  const sending = useSending<Article>(key, {
    onStored: ({ id }) => saved || onCreated(id),
    onRefused({ failure }) {
      // Somebody else has saved first: after the refetch the form shows that.
      if (saved && isOvertaken(failure)) void queries.invalidateQueries(articleQuery(saved.id));
    },
  });
  const { values, basedOn } = edit;

  const store = async (input: ArticleInput) => {
    const stored = await (saved
      ? saveArticle(saved.id, input, basedOn)
      : createOnce(creation, input, {
          create: createArticle,
          change: (made, latest) => saveArticle(made.id, latest, made.version),
        }));
    queries.setQueryData(articleQuery(stored.id).queryKey, stored);
    edit.settle(stored, keyOf(stored.id));
    toastSuccess(wordsOf(saved?.status, stored.status));
    return stored;
  };
  const hasFields = Object.keys(sending.errors).length > 0;
  const isAboutSaving = sending.failure !== null && !hasFields && !isOvertaken(sending.failure);

  return {
    ...edit,
    ...sending,
    failureMessage: isAboutSaving ? messageOf(sending.failure) : null,
    /** The props of the field of this name. */
    field: (name: keyof ArticleValues) => ({
      name,
      value: values[name],
      error: sending.errors[name],
      onChange(event: { currentTarget: { value: string } }) {
        const { value } = event.currentTarget;
        edit.change((was) => ({ ...was, [name]: value }));
        sending.mend([name]);
      },
    }),
    save: (status: ArticleStatus) =>
      sending.send(() => checkWith(schema, inputOf(values, status)), store),
  };
}

export type ArticleForm = ReturnType<typeof useArticleForm>;

function wordsOf(before: ArticleStatus | undefined, after: ArticleStatus): string {
  if (after === 'published')
    return before === 'published' ? 'Article saved.' : 'Article published.';
  return before === 'published' ? 'Article taken back to the drafts.' : 'Draft saved.';
}
