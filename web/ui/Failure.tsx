import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from './Button.tsx';
import classes from './Failure.module.css';

type Props = {
  message: string;
  /** The reason, and what to do about it. */
  reason?: string | null | undefined;
  onRetry?: (() => void) | undefined;
};

/** A message that something failed, with Try again if `onRetry` is given. */
export function Failure({ message, reason, onRetry }: Props) {
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden className={classes.icon} />
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
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
