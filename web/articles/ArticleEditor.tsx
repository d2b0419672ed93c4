import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NEW_ARTICLE } from '#domain/articles/article.ts';
import type { Article } from '#domain/articles/articleSchema.ts';
import { useNavigate } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { WithPreview } from '../kit/WithPreview.tsx';
import { say as ofKit } from '../kit/words.ts';
import { AfterSaving } from './AfterSaving.tsx';
import classes from './ArticleEditor.module.css';
import { ArticleFields } from './ArticleFields.tsx';
import { previewQuery } from './api.ts';
import { Ingredients } from './Ingredients.tsx';
import { Prose } from './Prose.tsx';
import { type ArticleForm, type ArticleValues, linesOf, useArticleForm } from './useArticleForm.ts';
import { say } from './words.ts';

/** Edits an article with a preview beside it; a phone shows only one of the two at a time. */
export function ArticleEditor({ saved }: { saved: Article | null }) {
  const navigate = useNavigate();
  const form = useArticleForm(saved, (id) => navigate(`/client/articles/${id}`, { replace: true }));
  const canSave = !form.busy && !form.isOutdated && (saved === null || form.isChanged);
  return (
    <Page
      title={saved ? say.editArticle : say.newArticle}
      actions={<Actions form={form} saved={saved} />}
      actionsLast
      keepsPlace
    >
      <DraftNotice draft={form} outdated={say.savedByOther} />
      {form.failureMessage && <Failure message={say.failedToSave} reason={form.failureMessage} />}
      <WithPreview
        names={{ show: say.show, text: ofKit.text, preview: say.preview }}
        preview={<Preview id={saved?.id ?? NEW_ARTICLE} values={form.values} />}
        onSave={() => canSave && form.save(saved?.status ?? 'draft')}
      >
        <form
          {...form.form}
          className="narrow gap-4"
          aria-label={say.article}
          onSubmit={(event) => event.preventDefault()}
        >
          <ArticleFields form={form} id={saved?.id ?? null} />
        </form>
      </WithPreview>
      {saved && <AfterSaving article={saved} isChanged={form.isChanged} onDeleted={form.drop} />}
    </Page>
  );
}

function Actions({ form, saved }: { form: ArticleForm; saved: Article | null }) {
  const isPublished = saved?.status === 'published';
  const isUnchanged = saved !== null && !form.isChanged;
  return (
    <>
      <Button
        variant="default"
        disabled={form.busy || form.isOutdated || (isUnchanged && !isPublished)}
        onClick={() => form.save('draft')}
      >
        {isPublished ? say.backToDraft : say.saveDraft}
      </Button>
      <Button
        loading={form.busy}
        disabled={form.isOutdated || (isUnchanged && isPublished)}
        onClick={() => form.save('published')}
      >
        {isPublished ? ofKit.save : say.publish}
      </Button>
    </>
  );
}

const PAUSE_MS = 400;

type PreviewProps = {
  /** The id of the article whose pictures the text may show. */
  id: string;
  values: ArticleValues;
};

/** An article as customers will read it, rendered by the server when the typing pauses. */
function Preview({ id, values }: PreviewProps) {
  const markdown = useSettled(values.markdown);
  const { data, error } = useQuery(previewQuery(id, markdown));
  const lines = linesOf(values.ingredients);
  return (
    <>
      <p className={classes.title} dir="auto">
        {values.title || ofKit.title}
      </p>
      {values.summary && (
        <p className="muted text-17 breaks below-5" dir="auto">
          {values.summary}
        </p>
      )}
      {lines.length > 0 && (
        <Ingredients servings={Number(values.servings) || 1} ingredients={lines} />
      )}
      {data && <Prose html={data.html} />}
      {error && !data && <p className="quiet">{say.previewFailed}</p>}
    </>
  );
}

/** The text, debounced: updated once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
