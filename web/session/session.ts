import { useSyncExternalStore } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Role } from '#domain/signIn/access.ts';
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

export const LOGIN = '/login';

const homes: Readonly<Record<Role, string>> = {
  client: '/client/dashboard',
  customer: '/customer/dashboard',
};

/** The address of a person's dashboard; of the log-in screen if nobody is signed in, or without a role. */
export function homeOf(me: Me | null): string {
  return me?.role ? homes[me.role] : LOGIN;
}

/** The address to open after signing in: `from`, if it is one of this person's own screens. */
export function wayOn(me: Me, from: unknown): string {
  const own = me.role === 'client' ? '/client/' : '/customer/';
  const path = typeof from === 'string' ? pathWithin(from) : null;
  const isOwn = path?.startsWith(own) || path === '/account';
  return me.role && path && isOwn ? path : homeOf(me);
}

/** The path and search to which a browser resolves `from`; null if that is another origin. */
function pathWithin(from: string): string | null {
  const here = 'http://weekplate';
  if (!URL.canParse(from, here)) return null;
  const { origin, pathname, search } = new URL(from, here);
  return origin === here ? pathname + search : null;
}

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
