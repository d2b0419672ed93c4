import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say } from './words.ts';

type Props = {
  /** What `useForm` returns. */
  form: { form: ComponentProps<'form'>; failureMessage: string | null; busy: boolean };
  /** The label of the submit button. */
  label: string;
  onCancel: () => void;
  /** Submitting removes something. */
  removes?: boolean;
  /** The form's fields. */
  children: ReactNode;
};

/** A form opened in place: fields, the error message, the button, and Cancel. */
export const InPlaceForm = ({ form, label, onCancel, removes = false, children }: Props) => (
  <form {...form.form}>
    <div className="stack">
      {children}
      {form.failureMessage && <Failure message={form.failureMessage} />}
      <div className="buttons">
        <Button type="submit" {...(removes && { color: 'red' })} loading={form.busy}>
          {label}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </div>
  </form>
);
