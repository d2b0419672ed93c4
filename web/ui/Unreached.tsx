import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import { Failure } from './Failure.tsx';
import { useOnline } from './useOnline.ts';

const YOU_ARE_OFFLINE = 'You are offline.';

type Props = {
  /** Why it could not be fetched. */
  error: unknown;
  /** Said of any other failure. */
  failed: string;
  reason?: string | undefined;
  /** Said without a connection: when it is here again. */
  offline: string;
  /** What stands before that. */
  says?: string | undefined;
  onRetry: () => void;
};

/**
 * In the place of what could not be fetched. Without a connection that is no failure: it is said calmly,
 * and fetched by itself once there is one.
 */
export function Unreached({
  error,
  failed,
  reason,
  offline,
  says = YOU_ARE_OFFLINE,
  onRetry,
}: Props) {
  const isOnline = useOnline();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const again = () => retry.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const isOffline = !isOnline && error instanceof ApiError && error.code === 'offline';
  return isOffline ? (
    <Failure calm message={says} reason={offline} onRetry={onRetry} />
  ) : (
    <Failure message={failed} reason={reason} onRetry={onRetry} />
  );
}
