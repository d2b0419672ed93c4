import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import { Failure } from './Failure.tsx';
import { isUnsettled, useOnline } from './useOnline.ts';

const YOU_ARE_OFFLINE = 'You are offline.';
const BACK_WITH_YOU = 'This is here again once you are back.';
const OFFLINE_HERE = 'You are offline: this is here again once you are back.';
const UP_TO_DATE = 'This is brought up to date once you are back.';
/** The wait before retrying when the browser is online but the server was not reached. */
const AGAIN_MS = 3000;

type Props = {
  /** Why the data could not be fetched. */
  error: unknown;
  /** Shown when the failure is not a missing connection. */
  failed: string;
  /** Shows `failed` offline as well, where the words of the specification stand; not if `isStale`. */
  keepsWords?: boolean | undefined;
  reason?: string | undefined;
  /** Shown offline: when the data will be here again. */
  offline?: string | undefined;
  /** Shown before `offline`. */
  says?: string | undefined;
  /** Earlier data is still on screen: offline, one sentence about that replaces `failed` and `says`. */
  isStale?: boolean;
  onRetry: () => void;
};

/**
 * Shown in place of data that could not be fetched. Being offline is no failure: a calm message appears, and the
 * data is fetched automatically when the connection is back.
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
  // Registered once: otherwise the render that the online event causes would remove the listener before its turn.
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
