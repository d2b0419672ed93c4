import { useId } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { Field, LongField } from '../../ui/Field.tsx';
import classes from './PlanFields.module.css';
import { endsLate, withStartDate } from './planDates.ts';
import { useField, usePlanForm } from './planForm.ts';

/** Name and dates of the plan, on one line. */
export function PlanFields() {
  const form = usePlanForm();
  const name = useField('name');
  const startDate = useField('startDate');
  const endDate = useField('endDate');
  const noteId = useId();
  return (
    <div className={classes.line}>
      <Field
        label="Plan Name"
        dir="auto"
        data-field="name"
        autoComplete="off"
        value={name.value}
        error={name.error}
        onChange={(event) => form.type('name', event.currentTarget.value)}
      />
      <DayField
        label="Start Date"
        data-field="startDate"
        value={startDate.value}
        error={startDate.error}
        onChange={(day) => form.fill(withStartDate(form.state.values, day), 'startDate')}
      />
      <DayField
        label="End Date"
        data-field="endDate"
        value={endDate.value}
        error={endDate.error}
        min={startDate.value}
        aria-describedby={noteId}
        onChange={(day) => form.type('endDate', day)}
      />
      <p id={noteId} role="status" className={classes.note}>
        {endsLate(startDate.value, endDate.value)}
      </p>
    </div>
  );
}

export function PlanNotes() {
  const form = usePlanForm();
  const { value, error } = useField('notes');
  return (
    <LongField
      label="Notes"
      dir="auto"
      data-field="notes"
      className={classes.notes}
      rows={2}
      value={value}
      error={error}
      onChange={(event) => form.type('notes', event.currentTarget.value)}
    />
  );
}
