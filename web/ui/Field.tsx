import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

type Words = {
  label?: string;
  description?: string;
  error?: string | undefined;
  /** `alert`: the error is read out when it appears. */
  errorRole?: 'alert';
  /** Of the whole: label, field and error. */
  className?: string | undefined;
};

export type FieldProps = ComponentProps<'input'> &
  Words & {
    /** A button at the end of the field. */
    end?: ReactNode;
  };

/** A field of one line. It looks like Mantine's, whose code is 5 kB that no first load waits for. */
export function Field({ end, ...props }: FieldProps) {
  const { words, ids, rest } = useField(props);
  return (
    <Frame {...words} id={ids.id}>
      <div className={classes.box}>
        <input dir="auto" {...rest} {...ids} className={classes.input} />
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </Frame>
  );
}

/** A field of several lines, as high as its text. */
export function LongField(props: ComponentProps<'textarea'> & Words) {
  const { words, ids, rest } = useField(props);
  return (
    <Frame {...words} id={ids.id}>
      <textarea dir="auto" {...rest} {...ids} className={`${classes.input} ${classes.long}`} />
    </Frame>
  );
}

function useField<Props extends Words & { id?: string | undefined }>(props: Props) {
  const { label, description, error, errorRole, className, ...rest } = props;
  const made = useId();
  const id = props.id ?? made;
  const about = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  const ids = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  };
  return { words: { label, description, error, errorRole, className }, ids, rest };
}

type FrameProps = { [Key in keyof Words]: Words[Key] | undefined } & {
  id: string;
  children: ReactNode;
};

function Frame({ id, label, description, error, errorRole, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} id={`${id}-label`} className={classes.label}>
        {label}
      </label>
      {description && (
        <p id={`${id}-about`} className={classes.about}>
          {description}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role={errorRole} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
