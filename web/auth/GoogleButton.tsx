import { useEffect, useRef, useState } from 'react';
import { INVITATION_COOKIE, INVITATION_PATH } from '#domain/signIn/account.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { Button, Filled } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { currentSession, refreshSession, tellOtherTabs } from '../session/sessionStore.ts';
import classes from './GoogleButton.module.css';
import { say } from './words.ts';

/** Opens Google's sign-in window and reports the result. */
export default function GoogleButton({
  label,
  invitation,
}: {
  label: string;
  invitation: string | null;
}) {
  const { begin, busy, blocked, failure } = useGoogle(invitation);
  return (
    <div className="column gap-3">
      <div className={classes.or}>{say.or}</div>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleMark />}
        aria-busy={busy}
        onClick={begin}
      >
        {label}
      </Button>
      {busy && (
        <p role="status" className="above-2 muted">
          {say.continueInGoogleWindow}
        </p>
      )}
      {failure && <Failure message={failure} />}
      {blocked && (
        <div>
          <Failure message={say.googleWindowBlocked} />
          <p className="above-2 muted">
            <Filled
              text={say.allowWindow}
              continueHere={
                <a href={GOOGLE_START} onClick={() => carryInvitation(invitation)}>
                  {say.continueHere}
                </a>
              }
            />
          </p>
        </div>
      )}
    </div>
  );
}

function useGoogle(invitation: string | null) {
  const [state, setState] = useState<'idle' | 'busy' | 'blocked'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const popup = useRef<Window | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = () => {
    // A second press finds the window that is open already.
    if (state === 'busy' && popup.current && !popup.current.closed) return popup.current.focus();
    stop.current();
    setFailure(null);
    popup.current = openGoogle(invitation);
    setState(popup.current ? 'busy' : 'blocked');
    if (!popup.current) return;
    stop.current = awaitGoogle(popup.current, (end) => {
      setState('idle');
      setFailure(end.failure);
    });
  };

  return { begin, busy: state === 'busy', blocked: state === 'blocked', failure };
}

/** Google's G, in its own colours as its rules for sign-in buttons ask. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.28-3.14.76-4.59l-7.98-6.19A23.9 23.9 0 0 0 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

/** The URL where sign-in with Google starts: in a popup or, if that is blocked, in this window. */
const GOOGLE_START = INVITATION_PATH;

const INVITATION_SECONDS = 600;

/** Passes the invitation to that URL in a cookie, or removes an earlier one. */
function carryInvitation(token: string | null): void {
  const kept = `${encodeURIComponent(token ?? '')}; max-age=${token ? INVITATION_SECONDS : 0}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${INVITATION_COOKIE}=${kept}; path=${INVITATION_PATH}; samesite=lax${secure}`;
}

/** The result, as `/google.js` in the popup sends it: an empty message means success. */
type Outcome = { readonly message: string };

type GoogleEnd = { readonly failure: string | null };

const WIDTH = 480;
const HEIGHT = 640;
const LOOK_MS = 250;
/** The popup sends its result and then closes; the message may arrive after the popup is seen closed. */
const LOOKS_AFTER_CLOSING = 4;

/** Opens the popup; null if the browser blocks it. Must be called directly in a click handler. */
function openGoogle(invitation: string | null): Window | null {
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
function awaitGoogle(popup: Window, onEnd: (end: GoogleEnd) => void): () => void {
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
    if (looksLeft === 0) end(signInSays.cancelled);
  }, LOOK_MS);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (data.message) return end(data.message);
    stop();
    void refreshSession().then(() => {
      tellOtherTabs('signed-in');
      const { status, asksFactor } = currentSession();
      onEnd({ failure: status === 'signed-in' || asksFactor ? null : say.signedInUnseen });
    });
  };
  return stop;
}
