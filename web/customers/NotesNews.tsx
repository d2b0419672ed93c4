import { Button } from '../kit/Button.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './NotesNews.module.css';
import type { NotesForm } from './useNotes.ts';

/** `fieldId`: the text field, which gets the focus after a button is pressed. */
type Props = { notes: NotesForm; fieldId: string };

/** A notice above the notes: somebody else changed them, or an earlier draft was found. */
export function NotesNews({ notes, fieldId }: Props) {
  const { other, returned } = notes;
  const then = (settle: () => unknown) => () => {
    settle();
    // On a touch screen the focus would only raise the keyboard.
    if (matchMedia('(hover: hover)').matches) document.getElementById(fieldId)?.focus();
  };
  if (other) {
    return (
      <div className={classes.news} role="alert">
        <p>
          <strong>These notes changed meanwhile.</strong> Yours stand below as you typed them.
          {other.updatedAt && ` Saved ${dateAndTime(other.updatedAt)}:`}
        </p>
        <blockquote className={classes.theirs} dir="auto">
          {other.notes || 'Everything was removed.'}
        </blockquote>
        <div className={classes.choices}>
          <Button size="compact-sm" variant="default" onClick={then(notes.keepBoth)}>
            Keep both
          </Button>
          <Button size="compact-sm" variant="default" onClick={then(notes.discard)}>
            Use the other
          </Button>
        </div>
        <p className={classes.hint}>Or save yours again: then it replaces the other text.</p>
      </div>
    );
  }
  if (!returned) return null;
  return (
    <div className={classes.news} role="status">
      <p>
        Here is what you typed on {dateAndTime(returned.typedAt)} and did not save.{' '}
        <Button size="compact-sm" variant="subtle" onClick={then(notes.discard)}>
          Discard it
        </Button>
      </p>
    </div>
  );
}
