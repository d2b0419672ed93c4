import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { LIST_FAILED } from '../../customers/words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { Unreached } from '../../ui/Unreached.tsx';
import { useEnterWhenFound } from '../../ui/useEnterWhenFound.ts';
import { CustomerOption } from '../customer/CustomerPicker.tsx';
import { useActiveOption, useCustomerSearch } from '../customer/customerSearch.ts';
import classes from './OtherCustomer.module.css';

type Props = {
  /** The customer who is not offered; null for none. */
  except: string | null;
  onChoose: (customerId: string) => void;
  onClose: () => void;
};

/** Asks for which customer a plan is used: type to search, arrows to move, Enter to choose. */
export function OtherCustomer({ except, onChoose, onClose }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const { list, people: found, search, isSettled, askAgain } = useCustomerSearch(wanted, true);
  const people = found.filter(({ id }) => id !== except);
  const { active, move, clearActive } = useActiveOption({
    people,
    initial: isSettled ? 'best' : null,
    chosen: undefined,
  });
  useLayoutEffect(() => {
    if (active)
      document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const enter = useEnterWhenFound(typed, isSettled, () => active && onChoose(active.id));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="For whom?" onClose={onClose}>
      <Field
        label="Customer"
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
        placeholder="Name or e-mail"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          // The active option belongs to the earlier search.
          if (currentTarget.value.trim() !== wanted) clearActive();
          setTyped(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        start={<IconSearch size={18} stroke={1.5} aria-hidden />}
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Customers"
        className={classes.people}
      >
        {people.map((person) => (
          <CustomerOption
            key={person.id}
            id={`${listId}-${person.id}`}
            person={person}
            active={person.id === active?.id}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className={classes.none}>
        {people.length === 0 && list.data && !list.isPlaceholderData
          ? search
            ? `Nobody else has “${search}” in name or e-mail.`
            : 'There is nobody else yet.'
          : null}
      </p>
      {list.isError && (
        <Unreached
          error={list.error}
          failed={LIST_FAILED}
          keepsWords
          isStale={people.length > 0}
          onRetry={askAgain}
        />
      )}
    </Dialog>
  );
}
