import { Combobox } from '@mantine/core';
import type { Customer } from '#domain/coaching/customer.ts';
import { standingOf } from '#domain/coaching/period.ts';
import { ConsentChip } from '../../customers/ConsentWithdrawn.tsx';
import { Person } from '../../ui/Person.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import classes from './CustomerPicker.module.css';

type Props = { person: Customer; chosen: boolean };

export function CustomerOption({ person, chosen }: Props) {
  return (
    <Combobox.Option value={person.id} active={chosen} className={classes.option}>
      <Person name={person.name} email={person.email} size="sm" image={person.profileImageUrl} />
      {person.consentWithdrawn ? (
        <ConsentChip />
      ) : (
        <StatusChip standing={standingOf(person, person.today)} />
      )}
    </Combobox.Option>
  );
}
