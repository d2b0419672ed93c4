import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { MARK_REASON_MAX } from '#domain/plans/markReason.ts';
import { say as inDomain } from '#domain/plans/words.ts';
import { Button, Filled } from '../../kit/Button.tsx';
import { LongField } from '../../kit/Field.tsx';
import { dayTitle, timingPath } from '../form/fields.ts';
import { focusFieldSoon } from '../form/focusField.ts';
import { useFieldValue, useFormValue, usePlanForm } from '../form/planForm.ts';
import { noMatchWords, REASON_FIELD, unreadWords } from '../inWords.ts';
import { say } from '../words.ts';
import classes from './MarkedList.module.css';
import type { MarkedCell } from './marker.ts';
import { heldOf, useMarkedCells, useUnread } from './planMarks.ts';

type Props = {
  name: string;
  reason: string;
  error: string | undefined;
  busy: boolean;
  off: boolean;
  onReason: (reason: string) => void;
  onAnyway: () => void;
};

/** The marked meals above the buttons, each a link to its cell, with the reason that an upload needs. */
export default function MarkedList({ name, reason, error, busy, off, onReason, onAnyway }: Props) {
  const cells = useMarkedCells();
  const unread = useUnread();
  const titleId = useId();
  const editing = useFormValue(({ state }) => state.source.kind === 'edit');
  if (!cells) return null;
  if (cells.length === 0) return <p className="small above-3">{noMatchWords(unread)}</p>;
  const grave = cells.some((cell) => cell.grave);
  // The server may know of more.
  const asks = heldOf(cells).length > 0 || error !== undefined;
  return (
    <section className={classes.marks} aria-labelledby={titleId} data-grave={grave}>
      <h3 id={titleId} className={classes.title}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {titleOf(cells, name)}
      </h3>
      <ul className={classes.list}>
        {cells.map((cell) => (
          <Marked key={cell.path} cell={cell} />
        ))}
      </ul>
      {unread.length > 0 && <p className="small above-3">{unreadWords(unread)}</p>}
      {asks && (
        <div className={classes.reason}>
          <LongField
            label={say.reason}
            hint={say.reasonHint}
            data-field={REASON_FIELD}
            rows={1}
            maxLength={MARK_REASON_MAX}
            value={reason}
            error={error}
            errorRole="alert"
            className="grow"
            onChange={(event) => onReason(event.currentTarget.value)}
          />
          <Button variant="default" loading={busy} disabled={off} onClick={onAnyway}>
            {editing ? say.updateAnyway : say.uploadAnyway}
          </Button>
        </div>
      )}
    </section>
  );
}

function Marked({ cell }: { cell: MarkedCell }) {
  const form = usePlanForm();
  const day = useFieldValue('startDate', (startDate) => dayTitle(startDate, cell.day));
  const timing = useFieldValue(
    timingPath(cell.meal),
    (text) => text || inDomain.mealOfNumber(cell.meal + 1),
  );
  return (
    <li>
      <button
        type="button"
        className={classes.place}
        onClick={() => {
          form.activate(cell.path);
          focusFieldSoon(cell.path);
        }}
      >
        <Filled text={say.dayAndMeal} day={day} meal={<bdi>{timing}</bdi>} />
      </button>{' '}
      <span>{cell.words}</span>
      {cell.grave && !cell.holds && (
        <span className="small above-3"> {cell.accepted ?? say.noNewReason}</span>
      )}
    </li>
  );
}

function titleOf(cells: readonly MarkedCell[], name: string): string {
  const count = cells.filter(({ grave }) => grave).length;
  if (count > 0) return inDomain.conflicts(count, name);
  return cells.every(({ words }) => words === say.notChecked)
    ? say.mealsToCheck
    : say.mealsDisliked;
}
