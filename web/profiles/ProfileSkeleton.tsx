import { ApiError } from '../api/request.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './ProfileSkeleton.module.css';
import { say } from './words.ts';

export function ProfileSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className="grid gap-4" role="status" aria-busy="true" aria-label={say.loadingTheProfile}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart.
        <div key={card} className={classes.card}>
          <Skeleton height={18} width={120} mb="lg" />
          <div className={classes.rows}>
            {['a', 'b', 'c', 'd'].map((row) => (
              <div key={row}>
                <Skeleton height={10} width="40%" mb={8} />
                <Skeleton height={14} width="75%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type OwnProfile = { isPending: boolean; error: unknown; refetch: () => unknown };

/** Shown while one's own profile is not loaded: a skeleton, or after a failure Try again. */
export function UnloadedProfile({ query, cards }: { query: OwnProfile; cards?: number }) {
  const isSignedOut = query.error instanceof ApiError && query.error.status === 401;
  return (
    <Unloaded
      query={query}
      skeleton={<ProfileSkeleton {...(cards && { cards })} />}
      failed={isSignedOut ? say.noUid : say.loadFailed}
      keepsWords
    />
  );
}
