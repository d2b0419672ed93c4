import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../api/request.ts';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say } from './words.ts';

type Props = { query: UseQueryResult<unknown>; narrow?: boolean };

/** In place of a questionnaire, while it loads and when it is not there. */
export function UnloadedScreen({ query, narrow = true }: Props) {
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Page title={say.questionnaire} narrow={narrow}>
      {isGone ? (
        <Failure message={say.notThere} />
      ) : (
        <Unloaded
          query={query}
          skeleton={<Skeleton height={420} radius="lg" />}
          failed={say.loadFailed}
        />
      )}
    </Page>
  );
}
