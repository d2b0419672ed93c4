import type { PointerEvent } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import { standingOf } from '#domain/coaching/period.ts';
import { ConsentChip } from '../../customers/ConsentChip.tsx';
import { Person } from '../../ui/Person.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import classes from './CustomerPicker.module.css';

type Props = {
  id: string;
  person: Customer;
  /** By the arrow keys; the focus stays in the field. */
  reached: boolean;
  /** A pointer has gone down on it; a screen reader's press may have none. */
  onPress: (event: PointerEvent) => void;
  onChoose: (customerId: string) => void;
};

export function CustomerOption({ id, person, reached, onPress, onChoose }: Props) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={reached}
      className={classes.option}
      onPointerDown={onPress}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(person.id);
      }}
    >
      <Person name={person.name} email={person.email} size="sm" image={person.profileImageUrl} />
      {person.consentWithdrawn ? (
        <ConsentChip />
      ) : (
        <StatusChip standing={standingOf(person, person.today)} />
      )}
    </button>
  );
}
