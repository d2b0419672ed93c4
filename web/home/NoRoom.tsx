import { useSyncExternalStore } from 'react';
import { hasNoRoom, subscribeToRoom } from '../live/keptHere.ts';
import { keepingHere, subscribeToKeeping } from '../session/keeping.ts';
import classes from './AskToKeep.module.css';
import { NO_ROOM } from './keepWords.ts';

/** Says that a device is full which was asked to keep somebody's days. */
export default function NoRoom() {
  const isFull = useSyncExternalStore(subscribeToRoom, hasNoRoom);
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  return (
    <div role="status">
      {isFull && keeping === 'yes' && <p className={classes.card}>{NO_ROOM}</p>}
    </div>
  );
}
