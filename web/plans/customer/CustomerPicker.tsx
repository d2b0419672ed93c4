import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconSelector } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import { customerChoiceQuery } from '../../customers/api.ts';
import { LIST_FAILED } from '../../customers/messages.ts';
import { useIsPhone } from '../../customers/useIsPhone.ts';
import { Person } from '../../ui/Person.tsx';
import { PICKER_FIELD } from '../form/focusField.ts';
import { CustomerOption } from './CustomerOption.tsx';
import classes from './CustomerPicker.module.css';

type Props = {
  chosen: Customer | undefined;
  onChoose: (customerId: string) => void;
};

const PAUSE_MS = 180;
const NEAR_END_PX = 120;

const shownName = ({ name, email }: Customer) => name.trim() || email;

/** Whose plan it is: typed to search by name or e-mail, a page of people at a time. */
export function CustomerPicker({ chosen, onChoose }: Props) {
  const isPhone = useIsPhone();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [search] = useDebouncedValue((typed ?? '').trim(), PAUSE_MS);
  const list = useInfiniteQuery({
    ...customerChoiceQuery(search),
    enabled: combobox.dropdownOpened || chosen === undefined,
  });
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];

  const store = useRef(combobox);
  store.current = combobox;
  const settledSearch = list.isPlaceholderData ? '' : search;
  useEffect(() => {
    // Enter takes the best match, once it is there.
    if (settledSearch !== '') store.current.selectFirstOption();
  }, [settledSearch]);
  const atRest = chosen !== undefined && !focused;

  const close = () => {
    combobox.closeDropdown();
    setTyped(null);
  };
  const choose = (customerId: string) => {
    onChoose(customerId);
    close();
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    if (near && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      withinPortal
      shadow="md"
      position="bottom-start"
      width={isPhone ? 'target' : 420}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label="Customer"
          className={classes.field}
          classNames={{ input: classes.input }}
          data-field={PICKER_FIELD}
          size="md"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name or e-mail"
          value={typed ?? (chosen ? shownName(chosen) : '')}
          data-at-rest={atRest}
          leftSection={
            chosen && atRest ? (
              <span className={classes.chosen} aria-hidden="true">
                <Person
                  name={chosen.name}
                  email={chosen.email}
                  size="sm"
                  image={chosen.profileImageUrl}
                />
              </span>
            ) : (
              <IconSearch size={18} stroke={1.5} aria-hidden />
            )
          }
          leftSectionWidth={44}
          leftSectionPointerEvents="none"
          rightSection={
            list.isFetching && combobox.dropdownOpened ? (
              <span className={classes.looking} />
            ) : (
              <IconSelector size={18} stroke={1.5} aria-hidden />
            )
          }
          rightSectionPointerEvents="none"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={(event) => {
            setFocused(true);
            event.currentTarget.select();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            setFocused(false);
            close();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {combobox.dropdownOpened && (
          <Combobox.Options className={classes.options} onScroll={onScroll}>
            {people.map((person) => (
              <CustomerOption key={person.id} person={person} chosen={person.id === chosen?.id} />
            ))}
            {list.isPending && <Combobox.Empty>Looking…</Combobox.Empty>}
            {list.isError && (
              <Combobox.Empty>
                <span role="alert">{LIST_FAILED}</span>
              </Combobox.Empty>
            )}
            {list.isSuccess && people.length === 0 && (
              <Combobox.Empty>
                {search ? `Nobody has “${search}” in name or e-mail.` : 'No customer yet.'}
              </Combobox.Empty>
            )}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
