import { type ReactNode, useId } from 'react';
import classes from './Choices.module.css';
import fields from './fields.module.css';

type Choice<T> = { value: T; name: string; shows: ReactNode };

type Props<T> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T | null;
  /** Absent: read-only. Null clears the choice. */
  onChange?: ((value: T | null) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** One of a few options, side by side; choosing the chosen one again clears it. */
export function Choices<T extends string | number>(props: Props<T>) {
  const { label, choices, value, onChange, hint, error } = props;
  const id = useId();
  return (
    <div className={fields.field}>
      <div className={classes.labelRow}>
        <span className={fields.label} id={id}>
          {label}
        </span>
        {onChange && value !== null && (
          <button
            type="button"
            className={classes.clear}
            aria-label={`Clear ${label}`}
            onClick={() => onChange(null)}
          >
            Clear
          </button>
        )}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-more`}
        className={classes.choices}
        data-readonly={!onChange}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice} data-chosen={choice.value === value}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              aria-label={choice.name}
              checked={choice.value === value}
              disabled={!onChange}
              onChange={() => onChange?.(choice.value)}
              onClick={() => choice.value === value && onChange?.(null)}
            />
            {choice.shows}
          </label>
        ))}
      </div>
      <div id={`${id}-more`}>
        {error && <p className={fields.error}>{error}</p>}
        {hint && <p className={fields.hint}>{hint}</p>}
      </div>
    </div>
  );
}
