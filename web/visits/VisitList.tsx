import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { isAhead } from '#domain/visits/visit.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { messageOf } from '../api/errors.ts';
import { RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useDeleteVisit } from './api.ts';
import { VisitFields } from './VisitFields.tsx';
import classes from './Visits.module.css';
import { awayWords, DELETE_ASKED, DELETE_FAILED, dateWords, writerWords } from './words.ts';

type Props = {
  customerId: string;
  today: Day;
  items: readonly Visit[];
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** The visits of a customer, the latest day first. */
export function VisitList({ customerId, today, items, editedId, onEdit }: Props) {
  const [asked, setAsked] = useState<Visit | null>(null);
  const remove = useDeleteVisit(customerId);
  const confirmed = (visit: Visit) =>
    remove.mutate(visit, {
      onSuccess: () => toastSuccess('Visit deleted.'),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      {remove.error && <Failure message={DELETE_FAILED} reason={messageOf(remove.error)} />}
      <ol className={classes.list} aria-label="Visits">
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
        title={asked ? `Delete visit of ${dateWords(asked.date)}` : ''}
        message={DELETE_ASKED}
        confirmLabel="Delete"
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
  const of = `visit of ${dateWords(date)}`;
  const away = awayWords(date, today);
  return (
    <article className={classes.one} aria-label={`Visit of ${dateWords(date)}`}>
      <header className={classes.top}>
        <h4 className={classes.date}>
          <time dateTime={date}>{dateWords(date)}</time>
        </h4>
        <p className={classes.facts}>
          {isAhead(visit, today) && <span className={classes.ahead}>Planned</span>}
          {away && <span>{away}</span>}
          <bdi>{writerWords(writer)}</bdi>
        </p>
        <div className={classes.actions}>
          <RowAction icon={IconPencil} label="Edit" of={of} onClick={onEdit} />
          <RowAction icon={IconTrash} label="Delete" of={of} onClick={onDelete} />
        </div>
      </header>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {nextStep && (
        <p className={classes.next}>
          <strong>Next step</strong> <span dir="auto">{nextStep}</span>
        </p>
      )}
    </article>
  );
}
