import { INVITATION_COOKIE, INVITATION_PATH, SIGN_IN_CANCELLED } from '#domain/signIn/account.ts';
import { currentSession, refreshSession, tellOtherTabs } from '../session/sessionStore.ts';

/** The URL where sign-in with Google starts: in a popup or, if that is blocked, in this window. */
export const GOOGLE_START = INVITATION_PATH;

const INVITATION_SECONDS = 600;

/** Passes the invitation to that URL in a cookie, or removes an earlier one. */
export function carryInvitation(token: string | null): void {
  const kept = `${encodeURIComponent(token ?? '')}; max-age=${token ? INVITATION_SECONDS : 0}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${INVITATION_COOKIE}=${kept}; path=${INVITATION_PATH}; samesite=lax${secure}`;
}

const UNSEEN = 'You are signed in, but this page couldn’t load your account. Reload it.';

/** The result, as `/google.js` in the popup sends it: an empty message means success. */
type Outcome = { readonly message: string };

export type GoogleEnd = { readonly failure: string | null };

const WIDTH = 480;
const HEIGHT = 640;
const LOOK_MS = 250;
/** The popup sends its result and then closes; the message may arrive after the popup is seen closed. */
const LOOKS_AFTER_CLOSING = 4;

/** Opens the popup; null if the browser blocks it. Must be called directly in a click handler. */
export function openGoogle(invitation: string | null): Window | null {
  carryInvitation(invitation);
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  return window.open(GOOGLE_START, 'weekplate-google', place);
}

/**
 * Waits for the end of a sign-in: a message from the popup, or the popup closed by the user. If somebody has
 * signed in, the session is refreshed by then. Returns a function that stops waiting.
 */
export function awaitGoogle(popup: Window, onEnd: (end: GoogleEnd) => void): () => void {
  const channel = new BroadcastChannel('weekplate-google');
  let looksLeft = LOOKS_AFTER_CLOSING;
  const stop = () => {
    clearInterval(looking);
    channel.close();
  };
  const end = (failure: string | null) => {
    stop();
    onEnd({ failure });
  };
  const looking = setInterval(() => {
    if (!popup.closed) return;
    looksLeft -= 1;
    if (looksLeft === 0) end(SIGN_IN_CANCELLED);
  }, LOOK_MS);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (data.message) return end(data.message);
    stop();
    void refreshSession().then(() => {
      tellOtherTabs('signed-in');
      const { status, asksFactor } = currentSession();
      onEnd({ failure: status === 'signed-in' || asksFactor ? null : UNSEEN });
    });
  };
  return stop;
}
