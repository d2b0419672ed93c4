import { type ReactNode, useId } from 'react';
import { type Choice, ToggleGroup } from '../kit/ToggleGroup.tsx';
import classes from './Choices.module.css';
import fields from './fields.module.css';

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
      <ToggleGroup
        look="cards"
        labelledBy={id}
        describedBy={`${id}-more`}
        className={classes.choices}
        disabled={!onChange}
        choices={choices}
        chosen={value}
        onChoose={(next) => onChange?.(next)}
        onClear={() => onChange?.(null)}
      />
      <div id={`${id}-more`}>
        {error && <p className={fields.error}>{error}</p>}
        {hint && <p className={fields.hint}>{hint}</p>}
      </div>
    </div>
  );
}
