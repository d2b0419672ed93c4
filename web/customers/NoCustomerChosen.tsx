import { IconUserSearch } from '@tabler/icons-react';
import { EmptyState } from '../ui/EmptyState.tsx';

export function NoCustomerChosen() {
  return (
    <EmptyState icon={IconUserSearch} title="No customer selected.">
      Choose somebody from the list to see their period, their days, their plans and your notes.
    </EmptyState>
  );
}
