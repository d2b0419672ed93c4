import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldPath } from './fields.ts';
import type { PlanForm } from './planForm.ts';

export const PlanFormContext = createContext<PlanForm | null>(null);

export function usePlanForm(): PlanForm {
  const form = useContext(PlanFormContext);
  if (!form) throw new Error('usePlanForm() outside of a plan form');
  return form;
}

/** A value read from the form; the component renders only when it changes, so select plain values. */
export function useFormValue<T>(select: (form: PlanForm) => T): T {
  const form = usePlanForm();
  return useSyncExternalStore(form.subscribe, () => select(form));
}

/** A value read from one field's text or error; changes of other fields cause no render. */
export function useFieldValue<T>(
  path: FieldPath,
  select: (text: string, error: string | undefined) => T,
): T {
  const form = usePlanForm();
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeTo(path, listener),
    [form, path],
  );
  return useSyncExternalStore(subscribe, () =>
    select(form.state.values[path] ?? '', form.errors[path]),
  );
}

export function useField(path: FieldPath) {
  return {
    value: useFieldValue(path, (text) => text),
    error: useFieldValue(path, (_, error) => error),
  };
}
