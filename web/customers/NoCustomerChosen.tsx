import { IconUserSearch } from '@tabler/icons-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NOBODY_SELECTED } from './messages.ts';

export function NoCustomerChosen() {
  return (
    <EmptyState icon={IconUserSearch} title={NOBODY_SELECTED}>
      Choose somebody from the list to see their period, their days, their plans and your notes.
    </EmptyState>
  );
}
