import { useEffect } from 'react';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { keepingHere } from '../session/kept.ts';
import { useSession } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { say } from './words.ts';

/** Shown when the app opens offline on a device that keeps no data of the user, or no longer does. */
export default function NoConnectionScreen() {
  const { failure } = useSession();
  const { text, hint } = keepingHere() === 'yes' ? say.cleared : say.notReached;
  useEffect(() => {
    const look = () => void refreshSession();
    const events = [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [of, name] of events) of.addEventListener(name, look);
    return () => {
      for (const [of, name] of events) of.removeEventListener(name, look);
    };
  }, []);
  return (
    <main>
      <Page title={ofKit.noConnection} narrow>
        <div className="stack">
          <p>{text}</p>
          <Failure message={failure ?? ''} onRetry={() => void refreshSession()} />
          <p className="quiet">{hint}</p>
        </div>
      </Page>
    </main>
  );
}
