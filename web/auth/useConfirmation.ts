import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../ui/errors.ts';
import { verifyEmail } from './api.ts';
import { signedIn } from './sessionStore.ts';

type Confirmation = {
  state: 'asking' | 'confirmed' | 'signed-in' | 'failed';
  failure: string | null;
};

/** Confirms the address that `token` was mailed to: asked once, because a link works once. */
export function useConfirmation(token: string): Confirmation {
  const asked = useRef(false);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token ? 'asking' : 'failed',
    failure: null,
  });

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    verifyEmail(token).then(
      ({ me }) => {
        signedIn(me);
        setConfirmation({ state: me ? 'signed-in' : 'confirmed', failure: null });
      },
      (error: unknown) => setConfirmation({ state: 'failed', failure: messageOf(error) }),
    );
  }, [token]);

  return confirmation;
}
