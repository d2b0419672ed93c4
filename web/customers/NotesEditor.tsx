import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { NOTES_MAX } from '#domain/customers/customer.ts';
import { Button } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './NotesEditor.module.css';
import type { NotesForm } from './useNotes.ts';

type Props = {
  customerId: string;
  notes: NotesForm;
  roomy?: boolean;
};

/** From this length on, the number of characters is shown. */
const NEAR_THE_END = NOTES_MAX - 1000;

export function NotesEditor({ customerId, notes, roomy = false }: Props) {
  const id = useId();
  const { query, text, saving, fieldError } = notes;
  return (
    <div key={customerId} className={classes.whole}>
      <div className={classes.card} data-roomy={roomy}>
        <div className="wrap baseline apart gap-facts">
          <label className={classes.label} htmlFor={id}>
            Notes
          </label>
          <span className={classes.private} id={`${id}-private`}>
            <IconLock size={14} stroke={1.5} aria-hidden />
            Only dieticians see these
          </span>
        </div>
        {query.isPending && <Skeleton className={classes.skeleton} aria-busy="true" />}
        {query.isLoadingError && <Unloaded query={query} failed="Failed to fetch notes." />}
        {notes.saved && (
          <>
            <NotesNews key={`news ${customerId}`} notes={notes} fieldId={id} />
            <div className={classes.box}>
              <textarea
                dir="auto"
                id={id}
                className={`${field.input} ${classes.input}`}
                value={text}
                onChange={(event) => notes.type(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) notes.submit();
                }}
                aria-invalid={fieldError ? true : undefined}
                aria-describedby={fieldError ? `${id}-private ${id}-error` : `${id}-private`}
                placeholder="What to remember about them: agreements, worries, what worked."
              />
              {fieldError && (
                <p id={`${id}-error`} className={field.error}>
                  {fieldError}
                </p>
              )}
            </div>
            {text.length > NEAR_THE_END && (
              <p className={classes.state}>
                {text.length.toLocaleString('en-GB')} of {NOTES_MAX.toLocaleString('en-GB')}{' '}
                characters
              </p>
            )}
            {notes.failure && <Failure message="Failed to save notes." reason={notes.failure} />}
            <div className={classes.foot}>
              {/* Remounted for each customer, so that screen readers do not announce the next state as a change. */}
              <SaveState key={customerId} notes={notes} />
              <Button
                variant={notes.unsaved ? 'filled' : 'default'}
                loading={saving}
                onClick={notes.submit}
              >
                Save Notes
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function SaveState({ notes }: { notes: NotesForm }) {
  const { unsaved, saved, keptHere } = notes;
  const savedAt = saved?.updatedAt;
  const words = unsaved
    ? keptHere
      ? 'Not saved yet'
      : 'Not saved yet, and this browser can’t keep drafts'
    : savedAt
      ? `Saved ${dateAndTime(savedAt)}`
      : 'Nothing written yet';
  return (
    <p className={classes.state} data-unsaved={unsaved} role="status">
      {words}
    </p>
  );
}

/** `fieldId`: the text field, which gets the focus after a button is pressed. */
type NotesNewsProps = { notes: NotesForm; fieldId: string };

/** A notice above the notes: somebody else changed them, or an earlier draft was found. */
function NotesNews({ notes, fieldId }: NotesNewsProps) {
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
          <strong>These notes have changed.</strong> Yours are below, as you typed them.
          {other.updatedAt && ` Saved ${dateAndTime(other.updatedAt)}:`}
        </p>
        <blockquote className={classes.theirs} dir="auto">
          {other.notes || 'Everything was removed.'}
        </blockquote>
        <div className="wrap gap-2">
          <Button size="compact-sm" variant="default" onClick={then(notes.keepBoth)}>
            Keep both
          </Button>
          <Button size="compact-sm" variant="default" onClick={then(notes.discard)}>
            Use the other
          </Button>
        </div>
        <p className={classes.hint}>Or save yours again to replace the other text.</p>
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
