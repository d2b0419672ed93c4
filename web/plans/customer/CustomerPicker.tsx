import { IconSearch, IconSelector } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { ConsentChip } from '../../customers/ConsentChip.tsx';
import { LIST_FAILED } from '../../customers/words.ts';
import { Field } from '../../ui/Field.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import options from '../../ui/option.module.css';
import { Person } from '../../ui/Person.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Unreached } from '../../ui/Unreached.tsx';
import { useEnterWhenFound } from '../../ui/useEnterWhenFound.ts';
import { usePlacedUnder } from '../../ui/usePlacedUnder.ts';
import { PICKER_FIELD } from '../form/focusField.ts';
import classes from './CustomerPicker.module.css';
import { useActiveOption, useCustomerSearch } from './customerSearch.ts';

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

type ListProps = {
  id: string;
  /** The field the list stands under, which keeps the focus. */
  field: RefObject<HTMLElement | null>;
  list: {
    readonly isPending: boolean;
    /** These are still the results of the previous search. */
    readonly isPlaceholderData: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  people: readonly Customer[];
  search: string;
  /** The id of the option the arrow keys have reached. */
  active: string | undefined;
  onChoose: (customerId: string) => void;
  onRetry: () => void;
};

const NEAR_END_PX = 120;
/** The height of four people: the room that the list should have below or above its field. */
const NEEDED_PX = 186;

/** The people that the search found, in a native popover under the field. */
function CustomerOptions(props: ListProps) {
  const { id, field, list, people, search, active, onChoose, onRetry } = props;
  const panel = useRef<HTMLDivElement>(null);
  /** The person on whom the press began. New results may move another person under the pointer. */
  const pressed = useRef<string | undefined>(undefined);
  useLayoutEffect(() => panel.current?.showPopover(), []);
  usePlacedUnder(panel, field, NEEDED_PX);
  useLayoutEffect(() => {
    const option = active && document.getElementById(`${id}-${active}`);
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const letGo = () => {
    pressed.current = undefined;
  };
  const choosePressed = () => {
    const id = pressed.current;
    letGo();
    if (id && panel.current?.isConnected) onChoose(id);
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    if (near && list.hasNextPage && !list.isFetchingNextPage) list.fetchNextPage();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus from the field.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      ref={panel}
      popover="manual"
      className={classes.panel}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDownCapture={letGo}
      onClick={choosePressed}
    >
      <div
        id={id}
        role="listbox"
        // An element that scrolls would be a Tab stop.
        tabIndex={-1}
        aria-label="Customers"
        className={classes.options}
        onScroll={onScroll}
      >
        {people.map((person) => (
          <CustomerOption
            key={person.id}
            id={`${id}-${person.id}`}
            person={person}
            active={person.id === active}
            onPress={(event) => {
              if (event.button !== 0) return;
              pressed.current = person.id;
              // A touch stays with the element it began on, so the browser sends the click there.
              if (event.pointerType === 'mouse')
                onRelease(event, (isHere) => (isHere ? choosePressed() : letGo()));
            }}
            onChoose={(id) => onChoose(pressed.current ?? id)}
          />
        ))}
      </div>
      <p role="status" className={classes.none}>
        {statusOf(list, people.length, search)}
      </p>
      {list.isError && (
        <Unreached
          error={list.error}
          failed={LIST_FAILED}
          keepsWords
          isStale={people.length > 0}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

const SLACK_PX = 8;

/**
 * Tells whether the mouse was released where it was pressed. The list may be shorter by then and end above the
 * pointer.
 */
function onRelease(pressed: Point, act: (isHere: boolean) => void) {
  const onUp = ({ clientX, clientY }: Point) =>
    act(Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < SLACK_PX);
  window.addEventListener('pointerup', onUp, { once: true });
}

type Point = { readonly clientX: number; readonly clientY: number };

function statusOf(list: ListProps['list'], count: number, search: string) {
  if (count > 0 || list.isError) return null;
  if (list.isPending || list.isPlaceholderData) return 'Looking…';
  return search ? `Nobody has “${search}” in name or e-mail.` : 'No customer yet.';
}

type CustomerOptionProps = {
  id: string;
  person: Customer;
  /** Reached by the arrow keys; the focus stays in the field. */
  active: boolean;
  /** A pointer was pressed on the option; a screen reader may choose it without a pointer. */
  onPress?: (event: PointerEvent) => void;
  onChoose: (customerId: string) => void;
};

export function CustomerOption({ id, person, active, onPress, onChoose }: CustomerOptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={`${options.option} ${classes.option}`}
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
