import type { Me } from '#domain/accounts/accountSchema.ts';
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

/** Settles with who is signed in once that is known, be it by what this device remembers; null for nobody. */
export const whoIsHere = async (): Promise<Me | null> =>
  (await once(({ status }) => status !== 'loading')).me;

/** Settles once nobody is signed in, or it cannot be found out who is; as long as somebody is, never. */
export const nobodyIsHere = (): Promise<unknown> => once(({ status }) => status === 'signed-out');
