import classes from './ProgressScreen.module.css';
import type { DayForm } from './useDayForm.ts';

/** What the customer should know about the draft before them; nothing most of the time. */
export function DayNotes({ form }: { form: DayForm }) {
  const notes = [
    form.restored && 'Not submitted yet. Everything is as you left it.',
    form.planChanged && 'Your plan was updated. Your ticks are kept.',
    form.submittedElsewhere &&
      'This day was submitted from another device meanwhile. Submit here to replace it, or Cancel to keep the other.',
    !form.kept && 'This browser keeps no drafts: submit before you leave this page.',
  ].filter((note) => note !== false);
  return (
    <div role="status">
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
