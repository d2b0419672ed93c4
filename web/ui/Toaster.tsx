import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './Button.tsx';
import classes from './Toaster.module.css';
import { currentToasts, dismiss, keepClear, subscribe } from './toasts.ts';

/** What lies under a message changes as people scroll, open a form, or as data comes. */
const LOOK_EVERY_MS = 200;

/** Shows the messages of toasts.ts. The region is always rendered: screen readers ignore one that is new. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => region.current && keepClear(region.current);
    place();
    const looking = setInterval(place, LOOK_EVERY_MS);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      clearInterval(looking);
      window.removeEventListener('scroll', place);
    };
  }, [toasts]);
  return (
    <div ref={region} role="status" className={classes.region}>
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
