import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { NOTES_MAX } from '#domain/customers/customer.ts';
import { Button } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './NotesEditor.module.css';
import { NotesNews } from './NotesNews.tsx';
import { PerCustomer } from './PerCustomer.tsx';
import type { NotesForm } from './useNotes.ts';

type Props = {
  customerId: string;
  notes: NotesForm;
  /** Uses the full width, for longer texts. */
  roomy?: boolean;
};

/** From this length on, the number of characters is shown. */
const NEAR_THE_END = NOTES_MAX - 1000;

/** The private notes about one customer. */
export function NotesEditor({ customerId, notes, roomy = false }: Props) {
  const id = useId();
  const { query, text, saving, fieldError } = notes;
  return (
    <PerCustomer customerId={customerId} className={classes.whole}>
      <div className={classes.card} data-roomy={roomy}>
        <div className={classes.head}>
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
    </PerCustomer>
  );
}

function SaveState({ notes }: { notes: NotesForm }) {
  const { unsaved, saved, keptHere } = notes;
  const savedAt = saved?.updatedAt;
  const words = unsaved
    ? keptHere
      ? 'Not saved yet'
      : 'Not saved yet, and this browser keeps nothing'
    : savedAt
      ? `Saved ${dateAndTime(savedAt)}`
      : 'Nothing written yet';
  return (
    <p className={classes.state} data-unsaved={unsaved} role="status">
      {words}
    </p>
  );
}
