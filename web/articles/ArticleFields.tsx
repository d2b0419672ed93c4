import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { TAGS_MAX } from '#domain/articles/article.ts';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './ArticleEditor.module.css';
import { addPicture } from './api.ts';
import { RecipeFields } from './RecipeFields.tsx';
import type { ArticleForm } from './useArticleForm.ts';
import { say } from './words.ts';

type Props = {
  form: ArticleForm;
  /** The id of the article; null while it is not saved. */
  id: string | null;
};

export function ArticleFields({ form, id }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (markdown: string) => {
    const at = text.current?.selectionEnd;
    form.change(({ markdown: was }) => {
      const [before, after] = [was.slice(0, at).trimEnd(), was.slice(at ?? was.length).trimStart()];
      return { markdown: [before, markdown, after].filter(Boolean).join('\n\n') };
    });
    text.current?.focus();
  };
  return (
    <>
      <Field {...form.field('title')} label={ofKit.title} required autoComplete="off" />
      <LongField
        {...form.field('summary')}
        label={say.summary}
        description={say.summaryHow}
        rows={2}
      />
      <Field
        {...form.field('tags')}
        label={ofKit.tags}
        description={say.tagsHow(TAGS_MAX)}
        autoComplete="off"
      />
      <RecipeFields form={form} />
      <LongField
        {...form.field('markdown')}
        ref={text}
        label={ofKit.text}
        description={say.textHow}
        className={classes.body}
      />
      {id === null ? (
        <p className="quiet">{say.picturesLater}</p>
      ) : (
        <AddPicture id={id} onAdded={(url) => insert(`![${say.whatItShows}](${url})`)} />
      )}
    </>
  );
}

function AddPicture({ id, onAdded }: { id: string; onAdded: (url: string) => void }) {
  const about = useId();
  const [state, setState] = useState<{ busy: boolean; failure: unknown }>({
    busy: false,
    failure: null,
  });
  const pick = (file: File | undefined) => {
    if (!file || state.busy) return;
    setState({ busy: true, failure: null });
    addPicture(id, file).then(
      (url) => {
        setState({ busy: false, failure: null });
        onAdded(url);
      },
      (failure) => setState({ busy: false, failure }),
    );
  };
  return (
    <div>
      <div className="small row wrap gap-2-3">
        <FilePick icon={IconPhoto} label={say.addPicture} onPick={pick}>
          {state.busy ? ofKit.sending : say.addPicture}
        </FilePick>
        <span id={about}>{say.pictureHow}</span>
      </div>
      <Failure message={say.failedToAddPicture} error={state.failure} />
    </div>
  );
}
