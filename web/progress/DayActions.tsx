import { Button } from '../kit/Button.tsx';
import { FormNotes } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './DayActions.module.css';
import type { DayForm } from './useDayForm.ts';
import { CHOOSE, dayNotes, SAVED } from './words.ts';

/** The actions on the day, and the reason if one failed. */
export function DayActions({ form }: { form: DayForm }) {
  return (
    <div className={classes.actions}>
      {form.reason && <Failure message="Failed to submit progress." reason={form.reason} />}
      {form.isWrong && !form.reason && <Failure message="Please mend the marked fields first." />}
      {/* Not above the meals: a row would move away from under the thumb. */}
      <FormNotes notes={dayNotes(form)} />
      <p role="status" className={classes.saved}>
        {form.editing && form.isSaved && SAVED}
      </p>
      <div className={classes.buttons}>
        {form.contested.length > 0 && (
          <Button variant="light" disabled={form.busy} onClick={form.openChoice}>
            {CHOOSE}
          </Button>
        )}
        {form.editing && form.canUndo && (
          <Button variant="subtle" disabled={form.busy} onClick={form.undo}>
            Undo
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
