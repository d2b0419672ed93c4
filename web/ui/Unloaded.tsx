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
  /** Said when it could not be fetched, and why. */
  failed: string;
  reason?: string;
  /** Said in the same words without a connection. */
  keepsWords?: boolean;
  /** Said without a connection instead, and what stands before it. */
  offline?: string;
  says?: string;
};

/**
 * Shown while a query has no data: the outline of what is coming, or after a failure Try again; and
 * beside data that could not be fetched anew.
 */
export function Unloaded({ query, skeleton = null, ...words }: Props) {
  if (query.isPending) return skeleton;
  // What is tried by itself must not end what is under way on a slow network.
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
