import type { Me } from '#domain/accounts/meSchema.ts';
import { currentSession, type Session, subscribe } from './sessionStore.ts';

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
