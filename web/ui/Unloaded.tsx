import type { ReactNode } from 'react';
import { Unreached } from './Unreached.tsx';

type Props = {
  query: {
    readonly isPending: boolean;
    readonly error?: unknown;
    readonly data?: unknown;
    refetch: (options: { cancelRefetch: boolean }) => unknown;
  };
  skeleton?: ReactNode;
  /** Shown, with the reason, when the data could not be fetched. */
  failed: string;
  reason?: string;
  /** Shows `failed` offline as well. */
  keepsWords?: boolean;
  /** Shown offline instead of `failed`; `says` precedes it. */
  offline?: string;
  says?: string;
};

/**
 * Shown while a query has no data: a skeleton, or after a failure Try again. Also shown next to data that could
 * not be refreshed.
 */
export function Unloaded({ query, skeleton = null, ...words }: Props) {
  if (query.isPending) return skeleton;
  // An automatic retry must not cancel a request that is still running on a slow network.
  const onRetry = () => void query.refetch({ cancelRefetch: false });
  return (
    <Unreached
      {...words}
      error={query.error}
      isStale={query.data !== undefined}
      onRetry={onRetry}
    />
  );
}
