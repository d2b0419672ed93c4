import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import { LIST_FAILED } from '../../customers/messages.ts';
import { placeUnder } from '../../ui/placeUnder.ts';
import { CustomerOption } from './CustomerOption.tsx';
import classes from './CustomerPicker.module.css';

type Props = {
  id: string;
  /** What they stand under, and what keeps the focus. */
  field: RefObject<HTMLElement | null>;
  list: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isSuccess: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  people: readonly Customer[];
  search: string;
  /** The place of the one that the arrow keys have come to. */
  at: number;
  onChoose: (customerId: string) => void;
};

const NEAR_END_PX = 120;

/** Whom the search found, under the field, in the browser's own popover. */
export function CustomerOptions({ id, field, list, people, search, at, onChoose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.showPopover(), []);
  // Looked at with every change: it grows with those who are found.
  useLayoutEffect(() => {
    if (panel.current && field.current) placeUnder(panel.current, field.current);
  });
  const reached = people[at]?.id;
  useLayoutEffect(() => {
    const option = reached && document.getElementById(`${id}-${reached}`);
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [id, reached]);

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    if (near && list.hasNextPage && !list.isFetchingNextPage) list.fetchNextPage();
  };

  return (
    <div ref={panel} popover="manual" className={classes.panel}>
      <div
        id={id}
        role="listbox"
        aria-label="Customers"
        className={classes.options}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={onScroll}
      >
        {people.map((person) => (
          <CustomerOption
            key={person.id}
            id={`${id}-${person.id}`}
            person={person}
            reached={person.id === reached}
            onChoose={onChoose}
          />
        ))}
      </div>
      {list.isPending && <p className={classes.none}>Looking…</p>}
      {list.isError && (
        <p role="alert" className={classes.none}>
          {LIST_FAILED}
        </p>
      )}
      {list.isSuccess && people.length === 0 && (
        <p className={classes.none}>
          {search ? `Nobody has “${search}” in name or e-mail.` : 'No customer yet.'}
        </p>
      )}
    </div>
  );
}
