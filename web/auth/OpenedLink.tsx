import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { OpenedLink as Link } from '#domain/accounts/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { checkLink } from './api.ts';
import { UncheckedLink } from './LinkScreen.tsx';

type State = 'asking' | 'works' | 'dead' | 'unknown';
type Found = { state: State; failure?: string; beginsAnew?: true };

export type Works = {
  token: string;
  /** Using it ends all that was made on the account. */
  beginsAnew: boolean;
  /** Watches its use: between opening and sending it may have died. */
  trying: <T>(work: Promise<T>) => Promise<T>;
};

type Props = {
  purpose: Link['purpose'];
  /** For an address without a token: what to open instead, and the way on. */
  incomplete: { lead: string; footer: ReactNode };
  dead: ReactNode;
  children: (link: Works) => ReactNode;
};

/** Codes with which the server refuses a link for good. */
const DEAD = ['link-dead', 'setup-link-invalid'];

/**
 * Asks of a link, as it is opened, whether it still works, so that nobody fills in a form for
 * nothing.
 */
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
      <AuthLayout title="This link is incomplete" {...incomplete}>
        {null}
      </AuthLayout>
    );
  if (found.state === 'asking') return <LoadingScreen />;
  if (found.state === 'unknown')
    return <UncheckedLink failure={found.failure ?? ''} onRetry={ask} />;
  if (found.state === 'dead') return dead;
  return children({ token, beginsAnew: found.beginsAnew === true, trying });
}

/** A token that cannot be one is as good as an old one. */
const unasked = (error: unknown): Found =>
  error instanceof ApiError && error.status === 422
    ? { state: 'dead' }
    : { state: 'unknown', failure: messageOf(error) };
