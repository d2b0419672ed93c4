import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './OfflineBanner.module.css';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** `overSpace`: one line of it lies in the space above the title of what follows, which does not move then. */
export function OfflineBanner({ overSpace = false }: { overSpace?: boolean }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner} data-over-space={overSpace}>
          <IconWifiOff size={14} stroke={1.5} aria-hidden />
          <span>
            Offline: what you tick or type stays here
            <span className={classes.desk}> until you are back</span>.
          </span>
        </div>
      )}
    </div>
  );
}
