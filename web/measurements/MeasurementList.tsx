import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type Day, dayWords as dated, daysBetween } from '#domain/day.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import { useClock, useDeleteMeasurement } from './api.ts';
import { MeasurementFields, useMeasurementForm } from './MeasurementForm.tsx';
import classes from './Measurements.module.css';
import { say } from './words.ts';

type Kind = { customerId: string; kind: string; name: string; units: readonly string[] };
type Props = Kind & {
  items: readonly Measurement[];
  ask?: ((measurement: Measurement, name: string, words: string) => ReactNode) | undefined;
};

/** Measurements of one kind, newest first, day by day. */
export function MeasurementList({ items, ask, ...kind }: Props) {
  const { today } = useClock();
  const [editedId, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<Measurement | null>(null);
  const remove = useDeleteMeasurement(kind.customerId);
  const confirmed = (measurement: Measurement) =>
    remove.mutate(measurement, {
      onSuccess: () => toastSuccess(say.measurementDeleted),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <Failure message={say.failedToDelete} error={remove.error} />
      <ul className={classes.list} aria-label={say.measuredValues}>
        {byDay(items).map(([day, ofDay]) => (
          <li key={day} className={classes.day}>
            <p className={classes.date}>
              <time dateTime={day}>{dayWords(day, today)}</time>
            </p>
            <ul className="plain">
              {ofDay.map((each) =>
                each.id === editedId ? (
                  <li key={each.id} className={classes.written}>
                    <Correction {...kind} measurement={each} onClose={() => setEdited(null)} />
                  </li>
                ) : (
                  <Row
                    key={each.id}
                    measurement={each}
                    name={nameOf(each, today)}
                    more={ask?.(each, kind.name, nameOf(each, today))}
                    onEdit={() => setEdited(each.id)}
                    onDelete={() => setAsked(each)}
                  />
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? say.deleteOne(nameOf(asked, today)) : ''}
        message={say.sureToDelete}
        confirmLabel={ofKit.delete}
        busy={remove.isPending}
        onConfirm={() => asked && confirmed(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type RowProps = {
  measurement: Measurement;
  /** The text that its buttons are named after. */
  name: string;
  more: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
};

function Row({ measurement, name, more, onEdit, onDelete }: RowProps) {
  const { value, note } = measurement;
  const mine = useMay('owner', 'dietician') && measurement.mine;
  return (
    <li className={classes.row}>
      <p className={classes.value}>{valueWords(measurement)}</p>
      <p className={classes.facts}>
        <bdi>{writerWords(measurement)}</bdi>
        {note && <span dir="auto">{note}</span>}
      </p>
      {(mine || more) && (
        <div className="flex pushed">
          {more}
          {mine && value !== null && (
            <RowAction
              icon={IconPencil}
              label={ofKit.edit}
              name={say.editOne(name)}
              onClick={onEdit}
            />
          )}
          {mine && (
            <RowAction
              icon={IconTrash}
              label={ofKit.delete}
              name={say.deleteOne(name)}
              onClick={onDelete}
            />
          )}
        </div>
      )}
    </li>
  );
}

type CorrectionProps = Kind & { measurement: Measurement; onClose: () => void };

function Correction({ measurement, onClose, ...kind }: CorrectionProps) {
  const { today } = useClock();
  const form = useMeasurementForm({
    ...kind,
    today,
    edited: measurement,
    onStored() {
      onClose();
      toastSuccess(say.measurementSaved);
    },
  });
  return <MeasurementFields {...kind} {...{ form, today }} withNote onCancel={onClose} />;
}

/** Groups rows by day and keeps their order. */
function byDay(items: readonly Measurement[]): [day: Day, items: Measurement[]][] {
  const days = new Map<Day, Measurement[]>();
  for (const each of items) days.set(each.date, [...(days.get(each.date) ?? []), each]);
  return [...days];
}

/** '78.1 kg', or 'Saved' while numbers are hidden. */
export const valueWords = ({ value, unit }: Pick<Measurement, 'value' | 'unit'>): string =>
  value === null ? say.hiddenValue : quantity(value, unit);

/** 'Today', 'Yesterday', 'Mon 23 Nov'; with the year for a day of another one. */
export function dayWords(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return ofKit.today;
  if (ago === 1) return ofKit.yesterday;
  return dated(day, today);
}

/** Who wrote a measurement, as the reader knows them. */
export function writerWords({ mine, writer }: Pick<Measurement, 'mine' | 'writer'>): string {
  if (mine) return ofKit.you;
  return writer?.name || say.dieticianWhoHasLeft;
}

/** Names a row that looks like others: '78.1 kg of Mon 23 Nov'. */
export const nameOf = (measurement: Measurement, today: Day): string =>
  say.valueOfDay(valueWords(measurement), dayWords(measurement.date, today));
