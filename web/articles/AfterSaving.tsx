import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Article } from '#domain/articles/articleSchema.ts';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './ArticleEditor.module.css';
import { articleQuery, deleteArticle, readersQuery } from './api.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { readersWords } from './inWords.ts';

type Props = { article: Article; isChanged: boolean; onDeleted: () => void };

/** What can be done with an article that is saved: give it, see who has read it, delete it. */
export function AfterSaving({ article, isChanged, onDeleted }: Props) {
  const { data: readers } = useQuery(readersQuery(article.id));
  const [gives, setGives] = useState(false);
  const isPublished = article.status === 'published';
  return (
    <>
      <section className={classes.after} aria-labelledby="after-saving">
        <h2 id="after-saving">Who reads it</h2>
        {readers && <p>{readersWords(readers.count)}</p>}
        {readers && readers.count > 0 && (
          <ul className={classes.readers} aria-label="Readers">
            {readers.items.map(({ customerId, name, lastAt }) => (
              <li key={customerId}>
                <bdi>{name}</bdi>
                <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
              </li>
            ))}
          </ul>
        )}
        {!isPublished && (
          <p className="quiet">Once it is published you can give it to a customer.</p>
        )}
        {isPublished && isChanged && <p className="quiet">Customers see the last saved version.</p>}
        {isPublished && (
          <div className="wrap gap-2">
            <Button variant="light" onClick={() => setGives(true)}>
              Give to a Customer
            </Button>
          </div>
        )}
        {gives && <GiveDialog article={article} onClose={() => setGives(false)} />}
      </section>
      <DeleteButton article={article} onDeleted={onDeleted} />
    </>
  );
}

function DeleteButton({ article, onDeleted }: Omit<Props, 'isChanged'>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteArticle(article),
    onSuccess: () => {
      onDeleted();
      toastSuccess('Article deleted.');
      void navigate('/client/articles', { replace: true });
      queries.removeQueries(articleQuery(article.id));
      void queries.invalidateQueries({ queryKey: ['article', 'list'] });
    },
    // Somebody else may have changed the article in the meantime.
    onError: () => queries.invalidateQueries(articleQuery(article.id)),
    onSettled: () => setAsks(false),
  });
  return (
    <div className={classes.end}>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        Delete Article
      </Button>
      <Failure message="Failed to delete the article." error={remove.error} />
      <ConfirmDialog
        opened={asks}
        title={`Delete “${article.title}”`}
        message="Are you sure? Customers won’t be able to read it any more, even where you gave it to them."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}
