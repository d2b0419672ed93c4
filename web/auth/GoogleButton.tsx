import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import classes from './GoogleButton.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import { awaitGoogle, GOOGLE_START, openGoogle } from './google.ts';

/** Opens the window of Google and says how it went. */
export default function GoogleButton({
  label,
}: {
  label: 'Sign in with Google' | 'Sign up with Google';
}) {
  const { begin, busy, blocked, failure } = useGoogle();
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
          Go on in the window of Google.
        </p>
      )}
      {failure && <Failure message={failure} />}
      {blocked && (
        <div>
          <Failure message="The browser has blocked the window of Google." />
          <p className={classes.hint}>
            Allow it and try again, or <a href={GOOGLE_START}>go on in this window</a>.
          </p>
        </div>
      )}
    </div>
  );
}

function useGoogle() {
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
    popup.current = openGoogle();
    setState(popup.current ? 'busy' : 'blocked');
    if (!popup.current) return;
    stop.current = awaitGoogle(popup.current, (end) => {
      setState('idle');
      setFailure(end.failure);
    });
  };

  return { begin, busy: state === 'busy', blocked: state === 'blocked', failure };
}
