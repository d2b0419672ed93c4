import classes from './Notes.module.css';

/** What somebody should know about what they are writing, each in a sentence; nothing most of the time. */
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
