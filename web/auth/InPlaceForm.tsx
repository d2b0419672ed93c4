import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';

type Props = {
  /** What `useForm` gives. */
  form: { form: ComponentProps<'form'>; failureMessage: string | null; busy: boolean };
  /** The word on the button that sends it. */
  label: string;
  onCancel: () => void;
  /** Something goes by it. */
  removes?: boolean;
  /** Its fields. */
  children: ReactNode;
};

/** A form that opened in place: fields, what went wrong, the button, and the way back. */
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
          Cancel
        </Button>
      </div>
    </div>
  </form>
);
