import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';

type Props = {
  /** What `useForm` returns. */
  form: { form: ComponentProps<'form'>; failureMessage: string | null; busy: boolean };
  /** The label of the submit button. */
  label: string;
  children: ReactNode;
  /** Alternative actions, below the button. */
  others?: ReactNode;
};

/** A sign-in form: fields, the error message, and a full-width button. */
export const AuthForm = ({ form, label, children, others }: Props) => (
  <form {...form.form}>
    <div className="stack">
      {children}
      {form.failureMessage && <Failure message={form.failureMessage} />}
      <Button type="submit" size="md" loading={form.busy}>
        {label}
      </Button>
      {others}
    </div>
  </form>
);

export function EmailField(props: FieldProps) {
  return (
    <Field
      label={ofKit.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
