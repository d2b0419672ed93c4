import { IconCalendarUser, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { isAhead } from '#domain/visits/visit.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { Button, RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { EmptyState, Failure, Unloaded } from '../kit/Notice.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { browserStore } from '../store/browserStore.ts';
import { useDeleteVisit, visitsQuery } from './api.ts';
import { awayWords, writerWords } from './inWords.ts';
import { VisitFields, visitKey } from './VisitForm.tsx';
import classes from './Visits.module.css';
import { say } from './words.ts';

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
    <section className="grid gap-4 shrinks" aria-label={say.visits}>
      <div className={classes.head}>
        <h3 className={classes.title}>{say.visits}</h3>
        {(items.length > 0 || text !== '') && (
          <SearchField
            aria-label={say.searchVisits}
            placeholder={say.searchVisits}
            className={classes.search}
            {...{ text, setText }}
          />
        )}
        {!isAdding && (
          <Button icon={IconPlus} onClick={() => setAdding(true)}>
            {say.addVisit}
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
          failed={say.loadFailed}
          skeleton={<Skeleton height={124} radius="lg" />}
        />
      )}
      {isEmpty && search !== '' && <p className="muted">{say.noneMatch}</p>}
      {isEmpty && search === '' && !isAdding && (
        <EmptyState icon={IconCalendarUser} title={say.noneYet}>
          {say.noneYetHint}
        </EmptyState>
      )}
      {items.length > 0 && <VisitList {...{ customerId, today, items, editedId }} onEdit={edit} />}
      <ShowMore list={list} />
      <VisuallyHidden role="status">
        {search !== '' && list.isSuccess && !list.isFetching ? say.found(items.length) : ''}
      </VisuallyHidden>
    </section>
  );
}

type VisitListProps = {
  customerId: string;
  today: Day;
  items: readonly Visit[];
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** The visits of a customer, the latest day first. */
function VisitList({ customerId, today, items, editedId, onEdit }: VisitListProps) {
  const [asked, setAsked] = useState<Visit | null>(null);
  const remove = useDeleteVisit(customerId);
  const confirmed = (visit: Visit) =>
    remove.mutate(visit, {
      onSuccess: () => toastSuccess(say.deleted),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <Failure message={say.deleteFailed} error={remove.error} />
      <ol className="card" aria-label={say.visits}>
        {items.map((visit) => (
          <li key={visit.id} className={classes.visit}>
            {visit.id === editedId ? (
              <VisitFields {...{ customerId, today }} saved={visit} onClose={onEdit} />
            ) : (
              <One
                visit={visit}
                today={today}
                onEdit={() => onEdit(visit.id)}
                onDelete={() => setAsked(visit)}
              />
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? say.deleteVisitOf(formatDay(asked.date, 'dated')) : ''}
        message={say.deleteAsked}
        confirmLabel={say.delete}
        busy={remove.isPending}
        onConfirm={() => asked && confirmed(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type OneProps = { visit: Visit; today: Day; onEdit: () => void; onDelete: () => void };

function One({ visit, today, onEdit, onDelete }: OneProps) {
  const { date, text, nextStep, writer } = visit;
  const day = formatDay(date, 'dated');
  const away = awayWords(date, today);
  return (
    <article className="grid gap-2 shrinks" aria-label={say.visitOf(day)}>
      <header className="row wrap gap-facts">
        <h4 className="text-15 bold">
          <time dateTime={date}>{day}</time>
        </h4>
        <p className={classes.facts}>
          {isAhead(visit, today) && <span className={classes.ahead}>{say.planned}</span>}
          {away && <span>{away}</span>}
          <bdi>{writerWords(writer)}</bdi>
        </p>
        <div className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={say.edit}
            name={say.editVisitOf(day)}
            onClick={onEdit}
          />
          <RowAction
            icon={IconTrash}
            label={say.delete}
            name={say.deleteVisitOf(day)}
            onClick={onDelete}
          />
        </div>
      </header>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {nextStep && (
        <p className={classes.next}>
          <strong>{say.nextStep}</strong> <span dir="auto">{nextStep}</span>
        </p>
      )}
    </article>
  );
}
