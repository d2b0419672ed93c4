import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type Props = {
  query: { readonly isPending: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  /** Said when it could not be fetched. */
  failed: string;
};

/** Shown while a query has no data: the outline of what is coming, or after a failure Try again. */
export const Unloaded = ({ query, skeleton, failed }: Props) =>
  query.isPending ? skeleton : <Failure message={failed} onRetry={() => void query.refetch()} />;
