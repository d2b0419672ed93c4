import { IconSearch, IconSelector } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { rowsOf } from '../../api/pages.ts';
import { customerChoiceQuery } from '../../customers/api.ts';
import { ConsentChip, StatusChip } from '../../customers/StatusChip.tsx';
import { say as ofCustomers } from '../../customers/words.ts';
import { Combobox } from '../../kit/Combobox.tsx';
import { Unreached } from '../../kit/Notice.tsx';
import { Person } from '../../kit/Person.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { PICKER_FIELD } from '../form/focusField.ts';
import { say } from '../words.ts';
import classes from './PersonLine.module.css';

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

type CustomerComboboxProps = {
  chosen?: Customer | undefined;
  /** A customer who is not offered. */
  except?: string | null;
  onChoose: (customerId: string) => void;
  /** The list is always open, and has the focus. */
  inPlace?: boolean;
  start: ReactNode;
  /** `isSearching`: the people of the list are still looked for. */
  end?: (isSearching: boolean) => ReactNode;
};

const PAUSE_MS = 180;

/** One of the customers: type to search by name or email, with one page of people at a time. */
export function CustomerCombobox({
  chosen,
  except,
  onChoose,
  inPlace = false,
  start,
  end,
}: CustomerComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(inPlace);
  const wanted = (typed ?? '').trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enabled = isOpen || chosen === undefined;
  const list = useInfiniteQuery({ ...customerChoiceQuery(search), enabled });
  const people = rowsOf(list.data).filter(({ id }) => id !== except);
  // The query may refetch by itself at the same time: a request running on a slow network is not restarted.
  const askAgain = () => {
    const again = list.isFetchNextPageError ? list.fetchNextPage : list.refetch;
    void again({ cancelRefetch: false });
  };
  return (
    <Combobox
      field={{
        label: ofKit.customer,
        placeholder: ofKit.nameOrEmail,
        maxLength: 200,
        start,
        end: end?.(list.isFetching && isOpen),
        ...(inPlace ? AT_ONCE : FOR_THE_FORM),
      }}
      listLabel={ofKit.customers}
      typed={typed}
      onType={setTyped}
      options={people}
      face={customerFace}
      // The pages fetched so far stay valid when the next one fails.
      isFound={list.data !== undefined && !list.isPlaceholderData && search === wanted}
      chosen={chosen && { id: chosen.id, words: chosen.name.trim() || chosen.email }}
      onChoose={onChoose}
      onNearEnd={() => list.hasNextPage && !list.isFetchingNextPage && list.fetchNextPage()}
      inPlace={inPlace}
      onOpen={(opens) => {
        setIsOpen(opens);
        if (opens && list.isError) askAgain();
      }}
    >
      {(focus) => (
        <>
          <p role="status" className={classes.customerPickerNone}>
            {people.length === 0 && !list.isError && noneWords(list, search, Boolean(except))}
          </p>
          {list.isError && (
            <Unreached
              error={list.error}
              failed={ofCustomers.loadFailed}
              keepsWords
              isStale={people.length > 0}
              onRetry={() => {
                // The button disappears while the search runs.
                focus();
                askAgain();
              }}
            />
          )}
        </>
      )}
    </Combobox>
  );
}

const AT_ONCE: object = { 'data-autofocus': true };
const FOR_THE_FORM: object = { 'data-field': PICKER_FIELD };

const customerFace = (person: Customer) => (
  <>
    <Person name={person.name} email={person.email} size="sm" image={person.profileImageUrl} />
    {person.consentWithdrawn ? (
      <ConsentChip />
    ) : (
      <StatusChip standing={standingOf(person, person.today)} />
    )}
  </>
);

type Asked = { readonly isPending: boolean; readonly isPlaceholderData: boolean };

function noneWords(list: Asked, search: string, isElse: boolean): string {
  if (list.isPending || list.isPlaceholderData) return say.looking;
  if (search) return isElse ? say.nobodyElseHas(search) : say.nobodyHas(search);
  return isElse ? say.nobodyElse : say.noCustomer;
}
