import { useEffect, useState } from 'react';
import type { OpenedInvitation } from '#domain/invitations/invitationSchema.ts';
import { send } from '../api/request.ts';

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

/** The invitation in the address of the page. One that cannot be asked about just now is still sent. */
export function useInvitation(): Invitation {
  const [token] = useState(() => new URLSearchParams(location.search).get('invitation'));
  const [asked, setAsked] = useState<{ opened: Opened | null; works: boolean } | null>(null);
  useEffect(() => {
    if (token === null) return;
    send<OpenedInvitation>('POST', '/api/opened-invitations', { token }).then(
      ({ invitation }) => setAsked({ opened: invitation, works: invitation !== null }),
      () => setAsked({ opened: null, works: true }),
    );
  }, [token]);
  const isDead = asked?.works === false;
  return {
    came: token !== null,
    token: isDead ? null : token,
    isLoading: token !== null && asked === null,
    opened: asked?.opened ?? null,
  };
}
