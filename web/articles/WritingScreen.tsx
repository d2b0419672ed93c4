import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NEW_ARTICLE } from '#domain/articles/article.ts';
import { ApiError } from '../api/request.ts';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articleQuery } from './api.ts';
import { ARTICLE_FAILED, NOT_THERE } from './inWords.ts';

/** `/client/articles/{id}`: edits an article, or writes a new one. */
export default function WritingScreen() {
  const { id = NEW_ARTICLE } = useParams();
  const isNew = id === NEW_ARTICLE;
  const article = useQuery({ ...articleQuery(id), enabled: !isNew });
  if (isNew) return <ArticleEditor saved={null} />;
  if (article.data) return <ArticleEditor saved={article.data} />;
  const isGone = article.error instanceof ApiError && article.error.status === 404;
  return (
    <Page title="Article">
      {isGone ? (
        <Failure message={NOT_THERE} />
      ) : (
        <Unloaded query={article} skeleton={<EditorSkeleton />} failed={ARTICLE_FAILED} />
      )}
    </Page>
  );
}

const EditorSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="Loading the article">
    <Skeleton height={36} mb={16} />
    <Skeleton height={64} mb={16} />
    <Skeleton height={36} mb={16} />
    <Skeleton height={360} />
  </div>
);
