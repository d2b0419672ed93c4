import { type ReactNode, useSyncExternalStore } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { type Access, may } from '#domain/signIn/access.ts';
import { currentSession, type Session, subscribe } from './sessionStore.ts';

/** Who is signed in; `loading` until the server has answered for the first time. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The person signed in. Only for screens behind a private route, where there always is one. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) throw new Error('useMe() outside of a private route');
  return me;
}

/** Whether the person signed in may do what an operation declares for these; screens hide the rest. */
export const useMay = (...who: Access): boolean => may(useMe(), ...who);

/** Shows its children only to those who may do what is declared for `by`. */
export const May = ({ by, children }: { by: Access; children: ReactNode }) =>
  useMay(...by) ? children : null;

const once = (holds: (session: Session) => boolean): Promise<Session> =>
  new Promise((resolve) => {
    const look = () => {
      const session = currentSession();
      if (!holds(session)) return;
      stop();
      resolve(session);
    };
    const stop = subscribe(look);
    look();
  });

/**
 * Resolves with the person signed in as soon as that is known, even if only from this device's memory; null for
 * nobody.
 */
export const whoIsHere = async (): Promise<Me | null> =>
  (await once(({ status }) => status !== 'loading')).me;

/** Resolves once nobody is signed in, or the server cannot be asked; never while somebody is signed in. */
export const nobodyIsHere = (): Promise<unknown> => once(({ status }) => status === 'signed-out');
