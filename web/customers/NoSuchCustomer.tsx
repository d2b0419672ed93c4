import { IconUserQuestion } from '@tabler/icons-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NOBODY_SELECTED } from './messages.ts';

/** An address with the id of nobody: an old bookmark, or an account that was removed. */
export function NoSuchCustomer() {
  return (
    <EmptyState icon={IconUserQuestion} title={NOBODY_SELECTED}>
      Nobody has this address, or their account was removed. Choose somebody from the list.
    </EmptyState>
  );
}
