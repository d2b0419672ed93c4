import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { checkWith, type Schema, useSending } from './useSending.ts';

/** An invalid field, or the first control of an invalid group of choices. */
const WRONG = '[aria-invalid="true"], [data-to-mend] :is(input, button)';

/** After each refusal, focuses the first invalid field, in screen order. */
export function useErrorFocus(
  form: RefObject<HTMLElement | null>,
  { refusals, busy }: { readonly refusals: number; readonly busy: boolean },
): void {
  const seen = useRef(refusals);
  useEffect(() => {
    // A disabled field takes no focus.
    if (busy || refusals === seen.current) return;
    seen.current = refusals;
    const field = form.current?.querySelector<HTMLElement>(WRONG);
    field?.focus({ preventScroll: true });
    // Scrolls it to the middle of the window, because bars cover the edges.
    field?.scrollIntoView({ block: 'center' });
  }, [form, refusals, busy]);
}

type Texts = Record<string, string>;

type Sent<I> = {
  /** Fetches the schema: when the form is first focused, so that the page does not wait for it. */
  readonly schema: () => Promise<Schema<I>>;
  /** Sends the output of the schema. */
  readonly submit: (input: I) => Promise<void>;
};

type Typed<V> = { readonly values: V; readonly change: (change: (was: V) => V) => void };

/**
 * A form of text fields: validated by its schema, with errors beside the fields, and the first invalid one
 * focused.
 */
export function useForm<V extends Texts, I>({ initial, ...sent }: Sent<I> & { initial: V }) {
  const [values, change] = useState(initial);
  const [first] = useState(initial);
  return {
    ...useFields({ values, change, ...sent }),
    values,
    isTyped: Object.keys(first).some((name) => values[name] !== first[name]),
    reset: () => change(initial),
    /** Puts in what was typed earlier. */
    fill: change,
  };
}

/** The same form, for values that another hook holds. */
export function useFields<V extends Texts, I>({
  values,
  change,
  schema,
  submit,
}: Typed<V> & Sent<I>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending<void>(useId(), { onStored: () => undefined });
  const { errors, busy, send, mend } = sending;
  useErrorFocus(form, sending);
  const isAboutField = Object.keys(errors).some((name) => name in values);
  const failure = isAboutField ? null : sending.failure;

  return {
    form: {
      ref: form,
      noValidate: true,
      onFocus() {
        // Only to have it early. Submitting fetches it again, and tells of a failure.
        schema().catch(() => undefined);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        send(() => checkWith(schema, values), submit);
      },
    },
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange(event: { currentTarget: { value: string } }) {
        const { value } = event.currentTarget;
        change((was) => ({ ...was, [name]: value }));
        mend([name], sending.failure);
      },
    }),
    busy,
    /** The error, unless it belongs to a field. */
    failure,
    failureMessage: failure === null ? null : messageOf(failure),
    /** Runs other work instead of sending the form, and reports a failure in the same place. */
    instead: (work: () => Promise<void>) =>
      send(async () => ({ ok: true, input: undefined }), work),
  };
}
