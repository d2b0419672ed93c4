import { IconWifiOff } from '@tabler/icons-react';
import classes from './OfflineBanner.module.css';
import { useOnline } from './useOnline.ts';

/** `overSpace`: the banner's one line lies in the space above the next title, so the title does not move. */
export function OfflineBanner({ overSpace = false }: { overSpace?: boolean }) {
  const online = useOnline();
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
