import { IconUsers } from '@tabler/icons-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import SignUpAddress from './SignUpAddress.tsx';

/** The first day of a practice. */
export function NoCustomerYet() {
  return (
    <EmptyState icon={IconUsers} title="No customer yet" action={<SignUpAddress />}>
      Customers make their own account. Send them this address: as soon as they have signed up, they
      stand here, and you can set their dates and write their first plan.
    </EmptyState>
  );
}
