import { useCallback, useEffect, useState } from 'react';
import type { OpenedLink } from '#domain/accounts/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { checkLink } from './api.ts';

type State = 'asking' | 'works' | 'dead' | 'unknown';
/** `beginsAnew`: using it ends all that was made on the account. */
type Found = { state: State; failure?: string; beginsAnew?: true };

/** Codes with which the server refuses a link for good. */
const DEAD = ['link-dead', 'setup-link-invalid'];

/**
 * Asks of a link, as it is opened, whether it still works, so that nobody fills in a form for
 * nothing. `trying` watches its use: between opening and sending it may have died. Without a `token`
 * there is nothing to ask.
 */
export function useOpenedLink(purpose: OpenedLink['purpose'], token: string) {
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

  const trying = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApiError && DEAD.includes(error.code)) setFound({ state: 'dead' });
      throw error;
    }
  };

  return { ...found, ask, trying };
}

/** A token that cannot be one is as good as an old one. */
const unasked = (error: unknown): Found =>
  error instanceof ApiError && error.status === 422
    ? { state: 'dead' }
    : { state: 'unknown', failure: messageOf(error) };
