import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './Button.tsx';
import classes from './Toaster.module.css';
import { currentToasts, dismiss, subscribe } from './toasts.ts';

/** Shows the messages of toasts.ts. The region is always rendered: screen readers ignore one that is new. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts);
  return (
    <div role="status" className={classes.region}>
      {toasts.map(({ id, message, failed }) => {
        const Icon = failed ? IconAlertTriangle : IconCircleCheck;
        return (
          <div key={id} className={classes.toast} data-failed={failed}>
            <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
            <span className={classes.message}>{message}</span>
            <IconButton size={28} aria-label="Dismiss" onClick={() => dismiss(id)}>
              <IconX size={20} stroke={1.5} aria-hidden />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
}
