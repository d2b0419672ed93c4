import { useSyncExternalStore } from 'react';
import type { Me } from '#domain/accounts/accountSchema.ts';
import { currentSession, logOut, type Session, subscribe } from './sessionStore.ts';

/** Who is signed in; `loading` until the server has said so for the first time. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The person signed in. For screens behind a private route, where there always is one. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) throw new Error('useMe() outside of a private route');
  return me;
}

/** Logout: everything of this person leaves the browser, in every tab. Throws when offline. */
export const signOut = (): Promise<void> => logOut();
