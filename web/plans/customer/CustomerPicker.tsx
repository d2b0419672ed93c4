import { IconSearch, IconSelector } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { Field } from '../../ui/Field.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { Person } from '../../ui/Person.tsx';
import { useEnterWhenFound } from '../../ui/useEnterWhenFound.ts';
import { PICKER_FIELD } from '../form/focusField.ts';
import { CustomerOptions } from './CustomerOptions.tsx';
import classes from './CustomerPicker.module.css';
import { useActiveOption } from './useActiveOption.ts';
import { useCustomerSearch } from './useCustomerSearch.ts';

type Props = {
  chosen: Customer | undefined;
  onChoose: (customerId: string) => void;
};

const shownName = ({ name, email }: Customer) => name.trim() || email;

/** Chooses whose plan it is: type to search by name or e-mail, with one page of people at a time. */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** How the list was opened; null while it is closed. */
  const [openedBy, setOpenedBy] = useState<'hand' | 'arrow' | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const opened = openedBy !== null;
  const wanted = (typed ?? '').trim();
  const { list, people, search, isSettled, askAgain } = useCustomerSearch(
    wanted,
    opened || chosen === undefined,
  );
  const withoutSearch = openedBy === 'arrow' ? 'chosen' : null;
  const initial = opened && isSettled ? (wanted ? 'best' : withoutSearch) : null;
  const { active, move, clearActive } = useActiveOption({ people, initial, chosen });
  const atRest = chosen !== undefined && !focused;

  const open = (by: 'hand' | 'arrow') => {
    setOpenedBy(by);
    if (!opened && list.isError) askAgain();
  };
  const closeList = () => {
    setOpenedBy(null);
    clearActive();
  };
  const close = () => {
    closeList();
    setTyped(null);
  };
  const choose = (customerId: string) => {
    // A screen reader's focus may be on the option, which is about to disappear.
    input.current?.focus();
    onChoose(customerId);
    close();
  };
  const enter = useEnterWhenFound(
    opened ? wanted : '',
    opened && isSettled,
    () => active && choose(active.id),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Escape') return closeList();
    if (key === 'ArrowUp' && event.altKey) closeList();
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      if (opened) move(key === 'ArrowDown' ? 1 : -1);
      else open('arrow');
    } else if (key === 'Enter' && opened && (active || !isSettled)) enter();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The button in the panel is part of the picker.
    if (currentTarget.contains(relatedTarget)) return;
    setFocused(false);
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside take the focus.
    <div className={classes.field} onBlur={onBlur}>
      <Field
        ref={input}
        label="Customer"
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && active ? `${listId}-${active.id}` : undefined}
        data-field={PICKER_FIELD}
        autoComplete="off"
        spellCheck={false}
        placeholder="Name or e-mail"
        value={typed ?? (chosen ? shownName(chosen) : '')}
        data-at-rest={atRest}
        onChange={({ currentTarget: { value } }) => {
          // The active option belongs to the earlier search.
          if (value.trim() !== wanted) clearActive();
          setTyped(value);
          open('hand');
        }}
        onFocus={(event) => {
          setFocused(true);
          event.currentTarget.select();
        }}
        onClick={() => opened || open('hand')}
        onKeyDown={onKeyDown}
      />
      <span className={classes.start} aria-hidden="true">
        {chosen && atRest ? (
          <span className={classes.chosen}>
            <Person
              name={chosen.name}
              email={chosen.email}
              size="sm"
              image={chosen.profileImageUrl}
            />
          </span>
        ) : (
          <IconSearch size={18} stroke={1.5} />
        )}
      </span>
      <span className={classes.end} aria-hidden="true">
        {list.isFetching && opened ? (
          <span className={classes.searching} />
        ) : (
          <IconSelector size={18} stroke={1.5} />
        )}
      </span>
      {opened && (
        <CustomerOptions
          id={listId}
          field={input}
          list={list}
          people={people}
          search={search}
          active={active?.id}
          onChoose={choose}
          onRetry={() => {
            // The button disappears while the search runs.
            input.current?.focus();
            askAgain();
          }}
        />
      )}
    </div>
  );
}
