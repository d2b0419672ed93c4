import type { Me } from '#domain/accounts/accountSchema.ts';
import { currentSession, subscribe } from './sessionStore.ts';

/** Settles with who is signed in once that is known, be it by what this device remembers; null for nobody. */
export const whoIsHere = (): Promise<Me | null> =>
  new Promise((resolve) => {
    const look = () => {
      const { status, me } = currentSession();
      if (status === 'loading') return;
      stop();
      resolve(me);
    };
    const stop = subscribe(look);
    look();
  });
