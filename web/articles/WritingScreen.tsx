import { useQuery } from '@tanstack/react-query';
import { NEW_ARTICLE } from '#domain/articles/article.ts';
import { ApiError } from '../api/request.ts';
import { useParams } from '../kit/address.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articleQuery } from './api.ts';
import { say } from './words.ts';

/** `/client/articles/{id}`: edits an article, or writes a new one. */
export default function WritingScreen() {
  const { id = NEW_ARTICLE } = useParams();
  const isNew = id === NEW_ARTICLE;
  const article = useQuery({ ...articleQuery(id), enabled: !isNew });
  if (isNew) return <ArticleEditor saved={null} />;
  if (article.data) return <ArticleEditor saved={article.data} />;
  const isGone = article.error instanceof ApiError && article.error.status === 404;
  return (
    <Page title={say.article}>
      {isGone ? (
        <Failure message={say.notThere} />
      ) : (
        <Unloaded query={article} skeleton={<EditorSkeleton />} failed={say.articleFailed} />
      )}
    </Page>
  );
}

const EditorSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={say.loadingArticle}>
    <Skeleton height={36} mb={16} />
    <Skeleton height={64} mb={16} />
    <Skeleton height={36} mb={16} />
    <Skeleton height={360} />
  </div>
);
