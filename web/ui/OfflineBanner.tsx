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

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          <span>
            You are offline. Nothing you tick or type is lost: it stays here until you are back.
          </span>
        </div>
      )}
    </div>
  );
}
