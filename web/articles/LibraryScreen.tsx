import { IconBooks, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import cardClasses from './ArticleCard.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFinder } from './ArticleFinder.tsx';
import { ArticleResults } from './ArticleResults.tsx';
import { givenQuery } from './api.ts';
import { useArticleList } from './useArticleList.ts';
import { say } from './words.ts';

/** `/customer/library`: all articles a customer can read, searchable by word and tag. */
export default function LibraryScreen() {
  const { id } = useMe();
  const asked = useArticleList();
  const { data } = useQuery(givenQuery(id));
  const given = new Set(data?.items.map(({ articleId }) => articleId));
  const read = new Set(data?.read);
  return (
    <Page title={ofKit.library} keepsPlace>
      <ArticleFinder asked={asked} />
      <ArticleResults
        asked={asked}
        card={(article) => (
          <ArticleCard
            key={article.id}
            article={article}
            to={`/customer/library/${article.id}`}
            facts={
              <>
                {given.has(article.id) && <span className={cardClasses.mark}>{say.forYou}</span>}
                {read.has(article.id) && (
                  <span className={cardClasses.mark}>
                    <IconCheck size={14} stroke={2} aria-hidden />
                    {say.read}
                  </span>
                )}
              </>
            }
          />
        )}
        empty={
          <EmptyState icon={IconBooks} title={say.nothingToReadYet}>
            {say.appearHere}
          </EmptyState>
        }
      />
    </Page>
  );
}
