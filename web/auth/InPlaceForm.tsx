import type { ComponentProps, ReactNode } from 'react';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';

type Props = {
  /** What `useForm` returns. */
  form: { form: ComponentProps<'form'>; failureMessage: string | null; busy: boolean };
  label: string;
  onCancel: () => void;
  /** Submitting removes something. */
  removes?: boolean;
  children: ReactNode;
};

/** A form opened in place: fields, the error message, the button, and Cancel. */
export const InPlaceForm = ({ form, label, onCancel, removes = false, children }: Props) => (
  <form {...form.form}>
    <div className="stack">
      {children}
      {form.failureMessage && <Failure message={form.failureMessage} />}
      <Foot does={label} onCancel={onCancel} busy={form.busy} isFinal={removes} />
    </div>
  </form>
);
