import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { rules } from '../api/rules.ts';

type Options<Values, Input> = {
  initial: Values;
  /** Fetched with the first touch of the form, so that the page does not wait for its rules. */
  schema: () => Promise<ZodType<Input>>;
  /** Sends what the schema made of the values. */
  submit: (input: Input) => Promise<void>;
};

/**
 * A short form: checked by its schema, bad fields named beside the field, the first of them
 * focused. `failure` is what the server said that belongs to no field.
 */
export function useAuthForm<Values extends Record<string, string>, Input>({
  initial,
  schema,
  submit,
}: Options<Values, Input>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const nameBadFields = (bad: Record<string, string>) => {
    flushSync(() => setErrors(bad));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const send = async () => {
    const parsed = (await rules(schema)).safeParse(values);
    if (parsed.success) await submit(parsed.data);
    else nameBadFields(fieldErrors(parsed.error));
  };

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const bad = fieldErrors(error);
      const ofThisForm = Object.keys(bad).some((path) => path in values);
      if (ofThisForm) nameBadFields(bad);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const onFocus = () => {
    // Only to have it early: a failure is said when it is needed, at submitting.
    schema().catch(() => undefined);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(send);
  };

  /** The props of the field of this name. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((was) => ({ ...was, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
  });

  const reset = () => setValues(initial);

  return {
    form: { ref: form, onSubmit, onFocus, noValidate: true },
    field,
    busy,
    failure,
    failureMessage: failure === null ? null : messageOf(failure),
    values,
    reset,
    /** Does something else than sending the form; what goes wrong is said in the same place. */
    instead: (work: () => Promise<void>) => void (busy || run(work)),
    /** Puts in what was typed earlier. */
    fill: setValues,
  };
}
