import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { OpenedLink as Link } from '#domain/signIn/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { useSearchParams } from '../kit/address.tsx';
import { LoadingScreen } from '../kit/Page.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { checkLink } from './api.ts';
import { UncheckedLink } from './LinkScreen.tsx';
import { say } from './words.ts';

type State = 'asking' | 'works' | 'dead' | 'unknown';
type Found = { state: State; failure?: string; beginsAnew?: true };

export type Works = {
  token: string;
  /** Using the link removes everything that was recorded in the account. */
  beginsAnew: boolean;
  /** Wraps the request that uses the link: the link may have expired since it was opened. */
  trying: <T>(work: Promise<T>) => Promise<T>;
};

type Props = {
  purpose: Link['purpose'];
  /** For a URL without a token: what to open instead, and what to do next. */
  incomplete: { lead: string; footer: ReactNode };
  dead: ReactNode;
  children: (link: Works) => ReactNode;
};

/** Error codes that mean that the link will never work. */
const DEAD = ['link-dead', 'setup-link-invalid'];

/** Checks on opening whether a link still works, so that nobody fills in a form for nothing. */
export function OpenedLink({ purpose, incomplete, dead, children }: Props) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [found, setFound] = useState<Found>({ state: 'asking' });

  const ask = useCallback(() => {
    setFound({ state: 'asking' });
    if (!token) return;
    checkLink({ purpose, token }).then(
      ({ works, beginsAnew }) =>
        setFound({ state: works ? 'works' : 'dead', ...(beginsAnew && { beginsAnew }) }),
      (error: unknown) => setFound(unasked(error)),
    );
  }, [purpose, token]);
  useEffect(ask, [ask]);

  const trying = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && DEAD.includes(error.code)) setFound({ state: 'dead' });
      throw error;
    }
  };

  if (!token)
    return (
      <AuthLayout title={say.linkIsIncomplete} {...incomplete}>
        {null}
      </AuthLayout>
    );
  if (found.state === 'asking') return <LoadingScreen />;
  if (found.state === 'unknown')
    return <UncheckedLink failure={found.failure ?? ''} onRetry={ask} />;
  if (found.state === 'dead') return dead;
  return children({ token, beginsAnew: found.beginsAnew === true, trying });
}

/** A malformed token is treated like an expired one. */
const unasked = (error: unknown): Found =>
  error instanceof ApiError && error.status === 422
    ? { state: 'dead' }
    : { state: 'unknown', failure: messageOf(error) };
