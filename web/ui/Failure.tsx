import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { Button } from './Button.tsx';
import classes from './Failure.module.css';

type Props = {
  message: string;
  /** The reason, and what to do about it. */
  reason?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** Nothing is wrong but that there is no connection. */
  calm?: boolean;
};

/** A message that something failed, with Try again if `onRetry` is given. */
export function Failure({ message, reason, onRetry, calm = false }: Props) {
  const Icon = calm ? IconWifiOff : IconAlertTriangle;
  return (
    <div role="alert" className={classes.failure} data-calm={calm}>
      <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.message}>
        <span>{message}</span>
        {reason && (
          <>
            {' '}
            <span>{reason}</span>
          </>
        )}
      </span>
      {onRetry && (
        <Button
          variant="subtle"
          {...(!calm && { color: 'red' as const })}
          size="compact-sm"
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
