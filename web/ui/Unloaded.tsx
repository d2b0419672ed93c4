import type { ReactNode } from 'react';
import { Unreached } from './Unreached.tsx';

type Props = {
  query: { readonly isPending: boolean; readonly error?: unknown; refetch: () => unknown };
  skeleton: ReactNode;
  /** Said when it could not be fetched. */
  failed: string;
  /** Said without a connection instead, and what stands before it. */
  offline?: string;
  says?: string;
};

/** Shown while a query has no data: the outline of what is coming, or after a failure Try again. */
export function Unloaded({ query, skeleton, failed, offline, says }: Props) {
  if (query.isPending) return skeleton;
  const onRetry = () => void query.refetch();
  return <Unreached error={query.error} {...{ failed, offline, says, onRetry }} />;
}
