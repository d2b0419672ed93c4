import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './ArticleEditor.module.css';
import { previewQuery } from './api.ts';
import { Prose } from './Prose.tsx';
import type { ArticleValues } from './useArticleForm.ts';

const PAUSE_MS = 400;

type Props = {
  /** The id of the article whose pictures the text may show. */
  id: string;
  values: ArticleValues;
};

/** An article as customers will read it, rendered by the server when the typing pauses. */
export function Preview({ id, values }: Props) {
  const markdown = useSettled(values.markdown);
  const { data, error } = useQuery(previewQuery(id, markdown));
  return (
    <>
      <p className={classes.title} dir="auto">
        {values.title || 'Title'}
      </p>
      {values.summary && (
        <p className={classes.summary} dir="auto">
          {values.summary}
        </p>
      )}
      {data && <Prose html={data.html} />}
      {error && !data && <p className="quiet">The preview cannot be fetched just now.</p>}
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
