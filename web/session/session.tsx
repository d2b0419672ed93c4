import { useSyncExternalStore } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { currentSession, logOut, type Session, subscribe } from './sessionStore.ts';

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

/** Logout: removes everything of this person from the browser, in every tab. Throws when offline. */
export const signOut = (): Promise<void> => logOut();
