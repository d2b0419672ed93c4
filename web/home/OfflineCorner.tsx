import { useSyncExternalStore } from 'react';
import { Button } from '../kit/Button.tsx';
import { hasNoRoom, subscribeToRoom } from '../live/keptAnswers.ts';
import { answerKeeping, keepingHere, subscribeToKeeping } from '../session/kept.ts';
import classes from './OfflineCorner.module.css';

const TITLE = 'Keep my days on this phone?';

/**
 * The dashboard's messages about working offline: that the device has no space left to keep the customer's days, and
 * once, if `asks`, whether it may keep them.
 */
export default function OfflineCorner({ asks }: { asks: boolean }) {
  const isFull = useSyncExternalStore(subscribeToRoom, hasNoRoom);
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  return (
    <>
      <div role="status">
        {isFull && keeping === 'yes' && (
          <p className={classes.card}>
            This phone is full, so your days can’t be kept on it. What you log is still sent. Free
            up some space, then open Weekplate again.
          </p>
        )}
      </div>
      {/* Without a service worker, nothing opens offline. */}
      {asks && keeping === null && 'serviceWorker' in navigator && (
        <section className={classes.card} aria-label={TITLE}>
          <h2 className={classes.title}>{TITLE}</h2>
          <p>
            Then today, your plan and the shopping list open even without a connection, such as in a
            supermarket. Only do this on a device nobody else uses. Logging out removes it, and you
            can change it in Sign-in settings.
          </p>
          <div className="buttons">
            <Button variant="light" onClick={() => answerKeeping('yes')}>
              Keep My Days
            </Button>
            <Button variant="subtle" onClick={() => answerKeeping('no')}>
              Not Now
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
