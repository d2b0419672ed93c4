import { useSyncExternalStore } from 'react';
import { hasNoRoom, subscribeToRoom } from '../live/keptHere.ts';
import { keepingHere, subscribeToKeeping } from '../session/keeping.ts';
import classes from './AskToKeep.module.css';
import { NO_ROOM } from './keepWords.ts';

/** Reports that the device has no space left to keep the customer's days. */
export default function NoRoom() {
  const isFull = useSyncExternalStore(subscribeToRoom, hasNoRoom);
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  return (
    <div role="status">
      {isFull && keeping === 'yes' && <p className={classes.card}>{NO_ROOM}</p>}
    </div>
  );
}
