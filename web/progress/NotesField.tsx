import { useId } from 'react';
import { DAY_NOTES_MAX } from '#domain/progress/progress.ts';
import classes from './fields.module.css';

/** From here on the room left is said. */
const NEAR_THE_END = DAY_NOTES_MAX - 500;

type Props = {
  label?: string | undefined;
  value: string;
  onChange?: ((notes: string) => void) | undefined;
  error?: string | undefined;
};

/** Notes that grow with their text. */
export function NotesField({ label = 'Notes', value, onChange, error }: Props) {
  const id = useId();
  const left = DAY_NOTES_MAX - value.trim().length;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.grow} data-text={value} data-readonly={!onChange}>
        <textarea
          id={id}
          className={classes.notes}
          rows={1}
          value={value}
          readOnly={!onChange}
          placeholder={onChange ? 'How was the day? Anything your dietician should know?' : 'None'}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
      <div id={`${id}-more`}>
        {error && <p className={classes.error}>{error}</p>}
        {onChange && value.length > NEAR_THE_END && (
          <p className={classes.hint}>
            {left >= 0 ? `${left} characters left.` : `${-left} characters too many.`}
          </p>
        )}
      </div>
    </div>
  );
}
