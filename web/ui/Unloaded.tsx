import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type Props = {
  query: { readonly isPending: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  /** Said when it could not be fetched. */
  failed: string;
};

/** In place of what a query fetches, while there is nothing of it: its outline, or a way to try again. */
export const Unloaded = ({ query, skeleton, failed }: Props) =>
  query.isPending ? skeleton : <Failure message={failed} onRetry={() => void query.refetch()} />;
