import { IconCalendarUser, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { useMe } from '../session/session.tsx';
import { browserStore } from '../store/browserStore.ts';
import { visitsQuery } from './api.ts';
import { visitKey } from './useVisitForm.ts';
import { VisitFields } from './VisitFields.tsx';
import { VisitList } from './VisitList.tsx';
import classes from './Visits.module.css';
import { foundWords, LOAD_FAILED } from './words.ts';

type Props = {
  customerId: string;
  /** The customer's own date. */
  today: Day;
};

/** The dated notes about a customer, which only dieticians can read. */
export default function Visits({ customerId, today }: Props) {
  const key = visitKey(useMe().id, customerId);
  // A visit that was begun but not saved is opened again.
  const [isAdding, setAdding] = useState(() => browserStore().getItem(key) !== null);
  const [editedId, edit] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const list = useInfiniteQuery(visitsQuery(customerId, search));
  const items = rowsOf(list.data);
  const isEmpty = list.data && items.length === 0;
  return (
    <section className={classes.visits} aria-label="Visits">
      <div className={classes.head}>
        <h3 className={classes.title}>Visits</h3>
        {(items.length > 0 || text !== '') && (
          <SearchField
            aria-label="Search visits"
            placeholder="Search visits"
            className={classes.search}
            {...{ text, setText }}
          />
        )}
        {!isAdding && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add Visit
          </Button>
        )}
      </div>
      {isAdding && (
        <div className={classes.card}>
          <VisitFields
            {...{ customerId, today }}
            saved={null}
            onClose={(leftIn) => {
              setAdding(false);
              if (leftIn) edit(leftIn);
            }}
          />
        </div>
      )}
      {!list.data && (
        <Unloaded
          query={list}
          failed={LOAD_FAILED}
          skeleton={<Skeleton height={124} radius="lg" />}
        />
      )}
      {isEmpty && search !== '' && (
        <p className={classes.nothing}>No visit has all of these words.</p>
      )}
      {isEmpty && search === '' && !isAdding && (
        <EmptyState icon={IconCalendarUser} title="No visit noted yet">
          A visit has its date, what was talked about, and the next step. Only dieticians see it.
        </EmptyState>
      )}
      {items.length > 0 && <VisitList {...{ customerId, today, items, editedId }} onEdit={edit} />}
      <ShowMore list={list} />
      <VisuallyHidden role="status">
        {search !== '' && list.isSuccess && !list.isFetching ? foundWords(items.length) : ''}
      </VisuallyHidden>
    </section>
  );
}
