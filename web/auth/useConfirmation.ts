import { useEffect, useRef, useState } from 'react';
import type { Verify } from '#domain/signIn/accountSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { signedIn } from '../session/sessionStore.ts';
import { type MaybeMe, verifyEmail } from './api.ts';

type Confirmation = {
  /**
   * `other-browser`: the password is required; `used`: the address is already confirmed; `unknown`: the
   * server could not be asked.
   */
  state: 'asking' | 'other-browser' | 'confirmed' | 'signed-in' | 'used' | 'dead' | 'unknown';
  failure?: string;
};

export type Shown = Omit<Verify, 'token'>;

/** Confirms the address that `token` was mailed to. Sends one request only, because a link works once. */
export function useConfirmation(token: string): Confirmation & {
  ask: () => void;
  /** Proves ownership with the account's password, or sets a new one. Throws if the server refuses. */
  prove: (shown: Shown) => Promise<void>;
} {
  const asked = useRef(false);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token ? 'asking' : 'dead',
  });

  const arrive = ({ me }: MaybeMe) => {
    signedIn(me);
    setConfirmation({ state: me ? 'signed-in' : 'confirmed' });
  };
  const ask = () => {
    setConfirmation({ state: 'asking' });
    verifyEmail({ token }).then(arrive, (error: unknown) => setConfirmation(refused(error)));
  };
  const prove = async (shown: Shown) => arrive(await verifyEmail({ token, ...shown }));

  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    ask();
  });

  return { ...confirmation, ask, prove };
}

function refused(error: unknown): Confirmation {
  const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 };
  if (code === 'opened-elsewhere') return { state: 'other-browser' };
  if (code === 'link-used') return { state: 'used' };
  if (code === 'link-dead' || status === 422) return { state: 'dead' };
  return { state: 'unknown', failure: messageOf(error) };
}
