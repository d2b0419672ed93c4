import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldPath } from './fields.ts';
import type { PlanForm } from './planForm.ts';

export const PlanFormContext = createContext<PlanForm | null>(null);

export function usePlanForm(): PlanForm {
  const form = useContext(PlanFormContext);
  if (!form) throw new Error('usePlanForm() outside of a plan form');
  return form;
}

/** Something read from the form; wakes the component only when it changes, so select plain values. */
export function useFormValue<T>(select: (form: PlanForm) => T): T {
  const form = usePlanForm();
  return useSyncExternalStore(form.subscribe, () => select(form));
}

export function useField(path: FieldPath) {
  return {
    value: useFormValue((form) => form.state.values[path] ?? ''),
    error: useFormValue((form) => form.errors[path]),
  };
}
