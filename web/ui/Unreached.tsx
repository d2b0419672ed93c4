import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import { Failure } from './Failure.tsx';
import { isUnsettled, useOnline } from './useOnline.ts';

const YOU_ARE_OFFLINE = 'You are offline.';
const BACK_WITH_YOU = 'This is here again once you are back.';
const OFFLINE_HERE = 'You are offline: this is here again once you are back.';
const UP_TO_DATE = 'This is brought up to date once you are back.';
/** After this it is tried again where the connection that is back led nowhere. */
const AGAIN_MS = 3000;

type Props = {
  /** Why it could not be fetched. */
  error: unknown;
  /** Said of any other failure. */
  failed: string;
  /** Said without a connection too, in these words, which people and scripts look for. */
  keepsWords?: boolean | undefined;
  reason?: string | undefined;
  /** Said without a connection: when it is here again. */
  offline?: string | undefined;
  /** What stands before that. */
  says?: string | undefined;
  /** What was fetched before is on screen. */
  isStale?: boolean;
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
  keepsWords = false,
  offline = BACK_WITH_YOU,
  says = YOU_ARE_OFFLINE,
  isStale = false,
  onRetry,
}: Props) {
  const isOnline = useOnline();
  const isCalm = error instanceof ApiError && error.code === 'offline' && isUnsettled();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  // Not anew with each rendering: that which the event brings about would take this away before its turn.
  useEffect(() => {
    const again = () => retry.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    const soon = isCalm && isOnline ? setTimeout(() => retry.current(), AGAIN_MS) : undefined;
    return () => clearTimeout(soon);
  });
  return isCalm ? (
    <Failure
      calm
      message={isStale ? YOU_ARE_OFFLINE : keepsWords ? failed : says}
      reason={isStale ? UP_TO_DATE : keepsWords ? OFFLINE_HERE : offline}
      onRetry={onRetry}
    />
  ) : (
    <Failure message={failed} reason={reason} onRetry={onRetry} />
  );
}
