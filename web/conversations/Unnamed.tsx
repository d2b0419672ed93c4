import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** In place of a customer's name that is not known here: still on its way, or not to be had. */
export const Unnamed = ({ isComing }: { isComing: boolean }) =>
  isComing ? (
    <>
      <VisuallyHidden>Customer</VisuallyHidden>
      <Skeleton height={24} width={160} />
    </>
  ) : (
    'Customer'
  );
