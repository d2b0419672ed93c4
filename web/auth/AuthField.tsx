import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './AuthField.module.css';

export type AuthFieldProps = ComponentProps<'input'> & {
  label?: string;
  description?: string;
  error?: string | undefined;
  /** A button at the end of the field. */
  end?: ReactNode;
};

/**
 * A field of the screens of getting in. It looks like Mantine's of the other screens, whose code is
 * 7 kB that nobody who comes to log in should wait for.
 */
export function AuthField({ label, description, error, end, ...input }: AuthFieldProps) {
  const id = useId();
  const about = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {description && (
        <p id={`${id}-about`} className={classes.about}>
          {description}
        </p>
      )}
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
