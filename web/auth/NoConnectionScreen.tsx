import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { NOT_REACHED } from './keepWords.ts';

/** The app was opened without a connection on a device that keeps nothing of anybody. */
export default function NoConnectionScreen() {
  const { failure } = useSession();
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
      <Page title={NOT_REACHED.title} narrow>
        <div className="stack">
          <p>{NOT_REACHED.text}</p>
          <Failure message={failure ?? ''} onRetry={() => void refreshSession()} />
          <p className="quiet">{NOT_REACHED.hint}</p>
        </div>
      </Page>
    </main>
  );
}
