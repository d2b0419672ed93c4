import classes from './FormNotes.module.css';

/** Sentences about the state of a form, read out by screen readers when they appear; usually there are none. */
export function FormNotes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
