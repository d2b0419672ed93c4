import { type ComponentProps, useId } from 'react';
import classes from './ContactForm.module.css';

type Props = ComponentProps<'input'> &
  ComponentProps<'textarea'> & { label: string; error: string | undefined };

/** A field of the landing page, which does not use the shared parts of the screens. */
export function ContactField({ label, error, ...field }: Props) {
  const id = useId();
  const described = {
    id,
    className: classes.input,
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {field.rows ? <textarea {...field} {...described} /> : <input {...field} {...described} />}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
