import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import { messageOf } from '../ui/errors.ts';
import { verifyEmail } from './api.ts';
import { signedIn } from './sessionStore.ts';

type Confirmation = {
  /** `used`: the address is confirmed already; `unknown`: the server could not be asked. */
  state: 'asking' | 'confirmed' | 'signed-in' | 'used' | 'dead' | 'unknown';
  failure?: string;
};

/** Confirms the address that `token` was mailed to: asked once, because a link works once. */
export function useConfirmation(token: string): Confirmation & { ask: () => void } {
  const asked = useRef(false);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token ? 'asking' : 'dead',
  });

  const ask = useCallback(() => {
    setConfirmation({ state: 'asking' });
    verifyEmail(token).then(
      ({ me }) => {
        signedIn(me);
        setConfirmation({ state: me ? 'signed-in' : 'confirmed' });
      },
      (error: unknown) => setConfirmation(refused(error)),
    );
  }, [token]);

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    ask();
  }, [token, ask]);

  return { ...confirmation, ask };
}

function refused(error: unknown): Confirmation {
  const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 };
  if (code === 'link-used') return { state: 'used' };
  if (code === 'link-dead' || status === 422) return { state: 'dead' };
  return { state: 'unknown', failure: messageOf(error) };
}
