import { DayField } from '../../ui/DayField.tsx';
import { Field, LongField } from '../../ui/Field.tsx';
import classes from './PlanFields.module.css';
import { useField, usePlanForm } from './planFormContext.ts';
import { withStartDate } from './startDate.ts';

/** Name and dates of the plan, on one line. */
export function PlanFields() {
  const form = usePlanForm();
  const name = useField('name');
  const startDate = useField('startDate');
  const endDate = useField('endDate');
  return (
    <div className={classes.line}>
      <Field
        label="Plan Name"
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
        onChange={(day) => form.type('endDate', day)}
      />
    </div>
  );
}

export function PlanNotes() {
  const form = usePlanForm();
  const { value, error } = useField('notes');
  return (
    <LongField
      label="Notes"
      data-field="notes"
      className={classes.notes}
      rows={2}
      value={value}
      error={error}
      onChange={(event) => form.type('notes', event.currentTarget.value)}
    />
  );
}
