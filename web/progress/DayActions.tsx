import { Button } from '../kit/Button.tsx';
import { FormNotes } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './DayActions.module.css';
import type { DayForm } from './useDayForm.ts';
import { draftNotes } from './words.ts';

/** The actions on the day, and the reason if one failed. */
export function DayActions({ form }: { form: DayForm }) {
  const wrong = Object.values(form.errors).some(Boolean);
  return (
    <div className={classes.actions}>
      {form.failure && <Failure message="Failed to submit progress." reason={form.failure} />}
      {wrong && !form.failure && <Failure message="Please mend the marked fields first." />}
      {/* Not above the meals: a row would move away from under the thumb. */}
      <FormNotes notes={draftNotes(form)} />
      <div className={classes.buttons}>
        {form.dropped && (
          <Button variant="light" disabled={form.busy} onClick={form.undoCancel}>
            Undo Cancel
          </Button>
        )}
        {form.editing && form.cancellable && (
          <Button variant="default" disabled={form.busy} onClick={form.cancel}>
            Cancel
          </Button>
        )}
        {form.editing ? (
          <Button loading={form.busy} onClick={form.submit} key="submit">
            Submit Progress
          </Button>
        ) : (
          <Button variant="default" disabled={form.busy} onClick={form.edit} key="edit">
            Edit Progress
          </Button>
        )}
      </div>
    </div>
  );
}
