import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './GoogleButton.module.css';
import { awaitGoogle, carryInvitation, GOOGLE_START, openGoogle } from './google.ts';

/** Opens Google's sign-in window and reports the result. */
export default function GoogleButton({
  label,
  invitation,
}: {
  label: 'Sign in with Google' | 'Sign up with Google';
  invitation: string | null;
}) {
  const { begin, busy, blocked, failure } = useGoogle(invitation);
  return (
    <div className={classes.way}>
      <div className={classes.or}>or</div>
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
        <p role="status" className={classes.hint}>
          Continue in the Google window.
        </p>
      )}
      {failure && <Failure message={failure} />}
      {blocked && (
        <div>
          <Failure message="Your browser blocked the Google window." />
          <p className={classes.hint}>
            Allow it and try again, or{' '}
            <a href={GOOGLE_START} onClick={() => carryInvitation(invitation)}>
              continue in this window
            </a>
            .
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
