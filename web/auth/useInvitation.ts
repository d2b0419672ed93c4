import { useEffect, useState } from 'react';
import type { OpenedInvitation } from '#domain/invitations/invitationSchema.ts';
import { ApiError, send } from '../api/request.ts';
import { keep, tabStore } from '../store/browserStore.ts';

type Opened = NonNullable<OpenedInvitation['invitation']>;

export type Invitation = {
  /** Whether somebody came by one, be it good or not. */
  readonly came: boolean;
  /** To sign up with; null for none, and for one that does not work. */
  readonly token: string | null;
  readonly isLoading: boolean;
  /** Null while it is asked, and for one that does not work. */
  readonly opened: Opened | null;
};

const KEY = 'weekplate:invitation';

/** Out of the address, which stands in the history; this tab keeps it until somebody has signed up. */
function takeToken(): string | null {
  const given = new URLSearchParams(location.search).get('invitation');
  if (given === null) return tabStore().getItem(KEY);
  const isKept = keep(tabStore(), KEY, given);
  // In a browser that keeps nothing, a reload would lose it.
  if (isKept) history.replaceState(history.state, '', location.pathname);
  return given;
}

export const forgetInvitation = (): void => tabStore().removeItem(KEY);

/** The invitation by which somebody came. One that cannot be asked about just now is still sent. */
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
