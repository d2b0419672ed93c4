import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';

type Props = {
  /** What `useForm` gives. */
  form: { form: ComponentProps<'form'>; failureMessage: string | null; busy: boolean };
  /** The word on the button that sends it. */
  label: string;
  /** Its fields. */
  children: ReactNode;
  /** Other ways on, below the button. */
  others?: ReactNode;
};

/** A form about getting in: fields, what went wrong, and a button of the whole width. */
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
