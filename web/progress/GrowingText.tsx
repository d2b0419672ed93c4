import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';
import classes from './GrowingText.module.css';

type Props = {
  label: string;
  value: string;
  /** Absent: read-only, with all of the text. */
  onChange?: ((value: string) => void) | undefined;
  placeholder: string;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A text field that is always as high as its text. */
export function GrowingText({ label, value, onChange, placeholder, error, hint }: Props) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.grow} data-text={value || placeholder} data-readonly={!onChange}>
        <textarea
          id={id}
          className={classes.text}
          rows={1}
          dir="auto"
          value={value}
          readOnly={!onChange}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
      <div id={`${id}-more`}>
        {error && <p className={fields.error}>{error}</p>}
        {hint}
      </div>
    </div>
  );
}
