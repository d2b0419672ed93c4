import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconSelector } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import { customerChoiceQuery } from '../../customers/api.ts';
import { Field } from '../../ui/Field.tsx';
import { Person } from '../../ui/Person.tsx';
import { PICKER_FIELD } from '../form/focusField.ts';
import { CustomerOptions } from './CustomerOptions.tsx';
import classes from './CustomerPicker.module.css';
import { nextOption } from './nextOption.ts';

type Props = {
  chosen: Customer | undefined;
  onChoose: (customerId: string) => void;
};

const PAUSE_MS = 180;
const NOBODY = -1;

const shownName = ({ name, email }: Customer) => name.trim() || email;

/**
 * Whose plan it is: typed to search by name or e-mail, a page of people at a time. Mantine's Combobox
 * is 25 kB that the grid would wait for.
 */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  /** Which of the people the arrow keys have come to. */
  const [at, setAt] = useState(NOBODY);
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const wanted = (typed ?? '').trim();
  const [search] = useDebouncedValue(wanted, PAUSE_MS);
  const list = useInfiniteQuery({
    ...customerChoiceQuery(search),
    enabled: opened || chosen === undefined,
  });
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];

  const isSettled = list.isSuccess && !list.isPlaceholderData && search === wanted;
  const settledSearch = isSettled ? search : '';
  useEffect(() => {
    // Enter takes the best match, once it is there.
    setAt(settledSearch === '' ? NOBODY : 0);
  }, [settledSearch]);
  const atRest = chosen !== undefined && !focused;

  const shut = () => {
    setOpened(false);
    setAt(NOBODY);
  };
  const close = () => {
    shut();
    setTyped(null);
  };
  const choose = (customerId: string) => {
    onChoose(customerId);
    close();
  };
  const onArrow = (step: 1 | -1) => {
    if (opened) return setAt(nextOption(at, step, people.length));
    setOpened(true);
    setAt(
      Math.max(
        people.findIndex(({ id }) => id === chosen?.id),
        0,
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows are then those of a choice among characters.
    if (event.nativeEvent.isComposing) return;
    const reached = opened ? people[at] : undefined;
    if (event.key === 'ArrowDown') onArrow(1);
    else if (event.key === 'ArrowUp') onArrow(-1);
    else if (event.key === 'Enter' && reached) choose(reached.id);
    else {
      if (event.key === 'Escape') shut();
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={classes.field}>
      <Field
        ref={input}
        label="Customer"
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && people[at] ? `${listId}-${people[at].id}` : undefined}
        data-field={PICKER_FIELD}
        autoComplete="off"
        spellCheck={false}
        placeholder="Name or e-mail"
        value={typed ?? (chosen ? shownName(chosen) : '')}
        data-at-rest={atRest}
        onChange={({ currentTarget: { value } }) => {
          // Whom the keys had come to was found for something else.
          if (value.trim() !== wanted) setAt(NOBODY);
          setTyped(value);
          setOpened(true);
        }}
        onFocus={(event) => {
          setFocused(true);
          event.currentTarget.select();
        }}
        onClick={() => setOpened(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setFocused(false);
          close();
        }}
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
          <span className={classes.looking} />
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
          at={at}
          onChoose={choose}
        />
      )}
    </div>
  );
}
