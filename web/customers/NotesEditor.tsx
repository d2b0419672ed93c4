import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { NOTES_MAX } from '#domain/customers/customer.ts';
import { Button } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import classes from './NotesEditor.module.css';
import type { NotesForm } from './useNotes.ts';
import { say } from './words.ts';

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
  const mayWrite = useMay('dietician');
  return (
    <div key={customerId} className={classes.whole}>
      <div className={classes.card} data-roomy={roomy}>
        <div className="wrap baseline apart gap-facts">
          <label className="bold leading-140" htmlFor={id}>
            {ofKit.notes}
          </label>
          <span className="small inline gap-1" id={`${id}-private`}>
            <IconLock size={14} stroke={1.5} aria-hidden />
            {say.onlyDieticiansSeeThese}
          </span>
        </div>
        {query.isPending && <Skeleton className={classes.skeleton} aria-busy="true" />}
        {query.isLoadingError && <Unloaded query={query} failed={say.notesNotLoaded} />}
        {notes.saved && (
          <>
            <NotesNews key={`news ${customerId}`} notes={notes} fieldId={id} />
            <div className={classes.box}>
              <textarea
                dir="auto"
                id={id}
                className={`${field.input} ${classes.input}`}
                value={text}
                readOnly={!mayWrite}
                onChange={(event) => notes.type(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && mayWrite)
                    notes.submit();
                }}
                aria-invalid={fieldError ? true : undefined}
                aria-describedby={fieldError ? `${id}-private ${id}-error` : `${id}-private`}
                placeholder={mayWrite ? say.notesHint : ''}
              />
              {fieldError && (
                <p id={`${id}-error`} className={field.error}>
                  {fieldError}
                </p>
              )}
            </div>
            {text.length > NEAR_THE_END && (
              <p className={classes.state}>{say.characters(text.length, NOTES_MAX)}</p>
            )}
            {notes.failure && <Failure message={say.notesNotSaved} reason={notes.failure} />}
            <div className="row wrap apart gap-2-3">
              {/* Remounted for each customer, so that screen readers do not announce the next state as a change. */}
              <SaveState key={customerId} notes={notes} />
              {mayWrite && (
                <Button
                  variant={notes.unsaved ? 'filled' : 'default'}
                  loading={saving}
                  onClick={notes.submit}
                >
                  {say.saveNotes}
                </Button>
              )}
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
      ? say.notSavedYet
      : say.notSavedNorKept
    : savedAt
      ? say.saved(dateAndTime(savedAt))
      : say.nothingWrittenYet;
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
        <p className="plain">
          <strong>{say.notesHaveChanged}</strong> {say.yoursAreBelow}
          {other.updatedAt && ` ${say.savedThen(dateAndTime(other.updatedAt))}`}
        </p>
        <blockquote className={classes.theirs} dir="auto">
          {other.notes || say.everythingRemoved}
        </blockquote>
        <div className="wrap gap-2">
          <Button size="compact-sm" variant="default" onClick={then(notes.keepBoth)}>
            {say.keepBoth}
          </Button>
          <Button size="compact-sm" variant="default" onClick={then(notes.discard)}>
            {say.useTheOther}
          </Button>
        </div>
        <p className="muted">{say.orSaveYours}</p>
      </div>
    );
  }
  if (!returned) return null;
  return (
    <div className={classes.news} role="status">
      <p className="plain">
        {say.typedAndNotSaved(dateAndTime(returned.typedAt))}{' '}
        <Button size="compact-sm" variant="subtle" onClick={then(notes.discard)}>
          {ofKit.discardIt}
        </Button>
      </p>
    </div>
  );
}
