import { cachedRole } from './auth/sessionStore.ts';
import { loadFrame } from './screens.ts';

/**
 * Fetches the frame while it is still being found out who is signed in, for somebody who probably
 * is. A failure is nobody's concern here: the screen that needs the file asks for it again.
 */
export function preloadFor(pathname: string): void {
  const isPrivate = /^\/(client|customer|dashboard|account)/.test(pathname);
  if (isPrivate && cachedRole() !== null) loadFrame().catch(() => undefined);
}
