import { IconSearch, IconSelector } from '@tabler/icons-react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { Person } from '../../kit/Person.tsx';
import { CustomerCombobox } from './CustomerCombobox.tsx';
import classes from './CustomerPicker.module.css';

type Props = {
  chosen: Customer | undefined;
  onChoose: (customerId: string) => void;
};

/** Chooses whose plan it is. At rest the chosen person stands over the field, with their picture. */
export const CustomerPicker = ({ chosen, onChoose }: Props) => (
  <div className={classes.field} data-chosen={chosen !== undefined}>
    <CustomerCombobox
      chosen={chosen}
      onChoose={onChoose}
      start={
        <>
          <IconSearch size={18} stroke={1.5} aria-hidden />
          {chosen && (
            <span className={classes.chosen} aria-hidden="true">
              <Person
                name={chosen.name}
                email={chosen.email}
                size="sm"
                image={chosen.profileImageUrl}
              />
            </span>
          )}
        </>
      }
      end={(isSearching) =>
        isSearching ? (
          <span className={classes.searching} aria-hidden="true" />
        ) : (
          <IconSelector size={18} stroke={1.5} aria-hidden />
        )
      }
    />
  </div>
);
