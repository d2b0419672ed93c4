import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/Spoken.tsx';

/** Shown in place of a customer's name that is still loading or not available. */
export const Unnamed = ({ isComing }: { isComing: boolean }) =>
  isComing ? (
    <>
      <VisuallyHidden>Customer</VisuallyHidden>
      <Skeleton height={24} width={160} />
    </>
  ) : (
    'Customer'
  );
