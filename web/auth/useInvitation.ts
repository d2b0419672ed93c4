import { useEffect, useState } from 'react';
import type { OpenedInvitation } from '#domain/invitations/invitationSchema.ts';
import { ApiError, send } from '../api/request.ts';
import { keep, tabStore } from '../store/browserStore.ts';

type Opened = NonNullable<OpenedInvitation['invitation']>;

export type Invitation = {
  /** Whether the user came by an invitation, valid or not. */
  readonly came: boolean;
  /** The token to sign up with; null without an invitation, and if it does not work. */
  readonly token: string | null;
  readonly isLoading: boolean;
  /** Null while it loads, and if the invitation does not work. */
  readonly opened: Opened | null;
};

const KEY = 'weekplate:invitation';

/**
 * Removes the token from the URL, which is in the browser history; this tab keeps it until the user has
 * signed up.
 */
function takeToken(): string | null {
  const given = new URLSearchParams(location.search).get('invitation');
  if (given === null) return tabStore().getItem(KEY);
  const isKept = keep(tabStore(), KEY, given);
  // If the browser cannot store the token, it stays in the URL, because a reload would lose it.
  if (isKept) history.replaceState(history.state, '', location.pathname);
  return given;
}

export const forgetInvitation = (): void => tabStore().removeItem(KEY);

/** The invitation that brought the user here. If it cannot be checked just now, its token is still sent. */
export function useInvitation(): Invitation {
  const [token] = useState(takeToken);
  const [asked, setAsked] = useState<{ opened: Opened | null; works: boolean } | null>(null);
  useEffect(() => {
    if (token === null) return;
    send<OpenedInvitation>('POST', '/api/opened-invitations', { token }).then(
      ({ invitation }) => setAsked({ opened: invitation, works: invitation !== null }),
      (error: unknown) => {
        const isMalformed = error instanceof ApiError && error.status === 422;
        setAsked({ opened: null, works: !isMalformed });
      },
    );
  }, [token]);
  const isDead = asked?.works === false;
  useEffect(() => {
    if (isDead) forgetInvitation();
  }, [isDead]);
  return {
    came: token !== null,
    token: isDead ? null : token,
    isLoading: token !== null && asked === null,
    opened: asked?.opened ?? null,
  };
}
