import { IconBooks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/articles/articleSchema.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import classes from './ArticleCard.module.css';
import { LIST_FAILED, LIST_OFFLINE } from './inWords.ts';
import type { ArticleList } from './useArticleList.ts';

type Props = {
  asked: ArticleList;
  card: (article: ArticleSummary) => ReactNode;
  /** Shown while there is no article at all. */
  empty: ReactNode;
};

/** The found articles, as cards. */
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
        failed={LIST_FAILED}
        offline={LIST_OFFLINE}
      />
    );
  if (items.length === 0)
    return asked.isNarrowed ? (
      <EmptyState
        icon={IconBooks}
        title="Nothing found"
        action={
          <Button variant="default" onClick={asked.clear}>
            Show All Articles
          </Button>
        }
      >
        No article fits all of this. Try fewer words, or another tag.
      </EmptyState>
    ) : (
      empty
    );
  return (
    <>
      <ul className={classes.list} aria-label="Articles">
        {items.map(card)}
      </ul>
      <ShowMore list={list} failed={LIST_FAILED} />
    </>
  );
}
