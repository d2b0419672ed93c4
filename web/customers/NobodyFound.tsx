import { IconSearch } from '@tabler/icons-react';
import { STANDING_WORDS } from '#domain/coaching/period.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListFilter } from './listFilter.ts';

type Props = { filter: ListFilter; onClear: () => void };

/** Customers there are, but none that the search and the filter leave. */
export function NobodyFound({ filter, onClear }: Props) {
  const search = filter.search.trim();
  const standing = filter.standing && STANDING_WORDS[filter.standing];
  return (
    <EmptyState
      icon={IconSearch}
      title="Nobody found"
      action={
        <Button variant="default" onClick={onClear}>
          Show all customers
        </Button>
      }
    >
      No customer
      {search && ` has “${search}” in name or e-mail`}
      {search && standing && ' and'}
      {standing && ` stands as ${standing}`}.
    </EmptyState>
  );
}
