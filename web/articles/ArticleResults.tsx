import { IconBooks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/articles/articleSchema.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import classes from './ArticleCard.module.css';
import type { ArticleList } from './useArticleList.ts';
import { say } from './words.ts';

type Props = {
  asked: ArticleList;
  card: (article: ArticleSummary) => ReactNode;
  /** Shown while there is no article at all. */
  empty: ReactNode;
};

export function ArticleResults({ asked, card, empty }: Props) {
  const { list, items } = asked;
  if (!list.data)
    return (
      <Unloaded
        query={list}
        skeleton={
          <RowsSkeleton
            count={6}
            className={classes.list}
            rowClassName={classes.card}
            widths={['60%', '90%']}
          />
        }
        failed={say.articlesFailed}
        offline={say.articlesOffline}
      />
    );
  if (items.length === 0)
    return asked.isNarrowed ? (
      <EmptyState
        icon={IconBooks}
        title={say.nothingFound}
        action={
          <Button variant="default" onClick={asked.clear}>
            {say.showAll}
          </Button>
        }
      >
        {say.nothingFits}
      </EmptyState>
    ) : (
      empty
    );
  return (
    <>
      <ul className={classes.list} aria-label={say.articles}>
        {items.map(card)}
      </ul>
      <ShowMore list={list} failed={say.articlesFailed} />
    </>
  );
}
