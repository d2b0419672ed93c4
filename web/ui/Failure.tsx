import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { Button } from './Button.tsx';
import classes from './Failure.module.css';

type Props = {
  message: string;
  /** The reason, and what the user can do about it. */
  reason?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** True if the missing connection is the only problem. */
  calm?: boolean;
};

/** Reports that something failed, with a Try again button if `onRetry` is given. */
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
