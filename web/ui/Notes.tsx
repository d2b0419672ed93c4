import classes from './Notes.module.css';

/** Sentences about the form that somebody writes in, read out as they appear; mostly none. */
export function Notes({ notes }: { notes: readonly string[] }) {
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
