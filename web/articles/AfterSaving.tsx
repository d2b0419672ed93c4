import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Article } from '#domain/articles/articleSchema.ts';
import { useNavigate } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './ArticleEditor.module.css';
import { articleQuery, deleteArticle, readersQuery } from './api.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { say } from './words.ts';

type Props = { article: Article; isChanged: boolean; onDeleted: () => void };

/** What can be done with an article that is saved: give it, see who has read it, delete it. */
export function AfterSaving({ article, isChanged, onDeleted }: Props) {
  const { data: readers } = useQuery(readersQuery(article.id));
  const [gives, setGives] = useState(false);
  const isPublished = article.status === 'published';
  return (
    <>
      <section className={classes.after} aria-labelledby="after-saving">
        <h2 id="after-saving">{say.whoReads}</h2>
        {readers && <p>{say.readBy(readers.count)}</p>}
        {readers && readers.count > 0 && (
          <ul className={classes.readers} aria-label={say.readers}>
            {readers.items.map(({ customerId, name, lastAt }) => (
              <li key={customerId}>
                <bdi>{name}</bdi>
                <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
              </li>
            ))}
          </ul>
        )}
        {!isPublished && <p className="quiet">{say.oncePublished}</p>}
        {isPublished && isChanged && <p className="quiet">{say.lastSavedSeen}</p>}
        {isPublished && (
          <div className="wrap gap-2">
            <Button variant="light" onClick={() => setGives(true)}>
              {say.giveToCustomer}
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
      toastSuccess(say.articleDeleted);
      navigate('/client/articles', { replace: true });
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
        {say.deleteArticle}
      </Button>
      <Failure message={say.failedToDelete} error={remove.error} />
      <ConfirmDialog
        opened={asks}
        title={say.deleteOne(article.title)}
        message={say.sureToDelete}
        confirmLabel={say.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}
