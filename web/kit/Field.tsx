import { IconSelector } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

type Words = {
  label?: string;
  description?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** `alert`: the error is read out when it appears. */
  errorRole?: 'alert';
  /** The class around label, field and error. */
  className?: string | undefined;
};

export type FieldProps = ComponentProps<'input'> &
  Words & {
    start?: ReactNode;
    end?: ReactNode;
    /** What is to be read at rest in place of the value, which stays what is typed. */
    shown?: string | undefined;
  };

export function Field({ start, end, shown, ...props }: FieldProps) {
  const { words, ids, rest } = useField(props);
  return (
    <Frame {...words} id={ids.id}>
      <div className={classes.box}>
        {start && <span className={classes.start}>{start}</span>}
        <input dir="auto" {...rest} {...ids} className={classes.input} />
        {shown && (
          <span aria-hidden className={classes.shown}>
            {shown}
          </span>
        )}
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </Frame>
  );
}

/** A read-only value among fields: it follows from other fields, or is changed elsewhere. */
export const FixedField = (props: FieldProps) => (
  <Field {...props} readOnly className={classes.fixed} />
);

/** A choice of one option, as a native select. */
export function SelectField({ children, ...props }: ComponentProps<'select'> & Words) {
  const { words, ids, rest } = useField(props);
  return (
    <Frame {...words} id={ids.id}>
      <div className={classes.box}>
        <select {...rest} {...ids} className={classes.input}>
          {children}
        </select>
        <IconSelector size={18} stroke={1.5} aria-hidden className={classes.arrows} />
      </div>
    </Frame>
  );
}

/** A field with several lines, as high as its text. */
export function LongField(props: ComponentProps<'textarea'> & Words) {
  const { words, ids, rest } = useField(props);
  return (
    <Frame {...words} id={ids.id}>
      <textarea dir="auto" {...rest} {...ids} className={`${classes.input} ${classes.long}`} />
    </Frame>
  );
}

type Named = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** Set if the error message is elsewhere on the screen. */
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
};

function useField<Props extends Words & Named>(props: Props) {
  const { label, description, hint, error, errorRole, className, ...rest } = props;
  const made = useId();
  const id = props.id ?? made;
  const about = [
    (description || hint) && `${id}-about`,
    error && `${id}-error`,
    // Descriptions of the field elsewhere on the screen.
    props['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ');
  const ids = {
    id,
    'aria-invalid': error ? true : props['aria-invalid'],
    'aria-describedby': about || undefined,
  };
  return { words: { label, description, hint, error, errorRole, className }, ids, rest };
}

type FrameProps = { [Key in keyof Words]: Words[Key] | undefined } & {
  id: string;
  children: ReactNode;
};

function Frame(props: FrameProps) {
  const { id, label, description, hint, error, errorRole, className, children } = props;
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} id={`${id}-label`} className={classes.label}>
          {label}
        </label>
      )}
      {description && (
        <p id={`${id}-about`} className={classes.about}>
          {description}
        </p>
      )}
      {children}
      {hint && (
        <p id={`${id}-about`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={errorRole} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Sentences about the state of a form, read out by screen readers when they appear; usually there are none. */
export function FormNotes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
