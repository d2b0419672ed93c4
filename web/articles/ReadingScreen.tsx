import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/request.ts';
import { plannedRecipesQuery } from '../foods/articleRecipes.ts';
import { useParams, useSearchParams } from '../kit/address.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { articleQuery, sendRead } from './api.ts';
import { Ingredients } from './Ingredients.tsx';
import { Prose } from './Prose.tsx';
import classes from './ReadingScreen.module.css';
import { say } from './words.ts';

/** `/customer/library/{id}`: one article, to read. */
export default function ReadingScreen() {
  const me = useMe();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const portions = Number(params.get('portions')) || undefined;
  const article = useQuery(articleQuery(id));
  // Offline a recipe of the plan is read from what is kept with the plan.
  const kept = useQuery(plannedRecipesQuery(me.id)).data?.items.find((each) => each.id === id);
  const { data = kept, error } = article;
  const isThere = data !== undefined;

  useEffect(() => {
    // If this request fails, the article merely counts as unread, which does not harm the customer.
    if (isThere) sendRead(me.id, id).catch(() => undefined);
  }, [isThere, me.id, id]);

  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={data?.title ?? say.article} narrow>
      <p className={classes.back}>
        <Link to="/customer/library">
          <IconArrowLeft size={18} stroke={1.5} aria-hidden /> {ofKit.library}
        </Link>
      </p>
      {isGone && <Failure message={say.notThere} />}
      {!data && !isGone && (
        <Unloaded
          query={article}
          skeleton={<ArticleSkeleton />}
          failed={say.articleFailed}
          offline={say.articleOffline}
        />
      )}
      {data && (
        <>
          {data.summary && (
            <p className={classes.summary} dir="auto">
              {data.summary}
            </p>
          )}
          <p className={classes.facts}>
            <span>{say.minutesToRead(data.minutes)}</span>
            {data.writer && <bdi>{data.writer}</bdi>}
            <a href={`/api/articles/${data.id}/page`}>{say.plainPage}</a>
          </p>
          {data.servings !== null && data.ingredients.length > 0 && (
            <Ingredients {...data} servings={data.servings} portions={portions} />
          )}
          <Prose html={data.html} />
        </>
      )}
    </Page>
  );
}

const ArticleSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={say.loadingArticle}>
    <Skeleton height={20} width="80%" mb={12} />
    <Skeleton height={14} width={120} mb={24} />
    <Skeleton height={320} />
  </div>
);
