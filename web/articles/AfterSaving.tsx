import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Article } from '#domain/articles/articleSchema.ts';
import { Button } from '../kit/Button.tsx';
import { DeleteDocument } from '../kit/DeleteDocument.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import classes from './ArticleEditor.module.css';
import { articleQuery, deleteArticle, readersQuery } from './api.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { say } from './words.ts';

type Props = { article: Article; isChanged: boolean; onDeleted: () => void };

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
      <DeleteDocument
        words={{
          button: say.deleteArticle,
          title: say.deleteOne(article.title),
          sure: say.sureToDelete,
          confirm: ofKit.delete,
          done: say.articleDeleted,
          failed: say.failedToDelete,
        }}
        remove={() => deleteArticle(article)}
        one={articleQuery(article.id).queryKey}
        list={['article', 'list']}
        to="/client/articles"
        onDeleted={onDeleted}
      />
    </>
  );
}
