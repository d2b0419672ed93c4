import { useEffect, useState } from 'react';
import type { Practice, PracticeInput } from '#domain/practice/practice.ts';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useSavePractice } from './api.ts';

function valuesOf({ version: _version, ...values }: Practice): PracticeInput {
  return values;
}

const isSame = (one: PracticeInput, other: PracticeInput) =>
  Object.entries(one).every(([name, value]) => other[name as keyof PracticeInput] === value);

/** `saved` is as the server has it now; `base` is what the edit began with. */
export function usePracticeForm(saved: Practice) {
  const [base, setBase] = useState(saved);
  const saving = useSavePractice();
  const form = useAuthForm<PracticeInput, PracticeInput>({
    initial: valuesOf(saved),
    schema: async () => (await import('#domain/practice/practice.ts')).practiceInputSchema,
    submit: async (input) => {
      const stored = await saving.mutateAsync({ input, version: base.version });
      setBase(stored);
      form.fill(valuesOf(stored));
      toastSuccess('Settings saved.');
    },
  });
  const isChanged = !isSame(form.values, valuesOf(base));
  const isNews = saved.version > base.version && !form.busy;
  const { fill } = form;
  /** The pressed button goes with the question that it answers. */
  const toFirstField = () => form.form.ref.current?.querySelector('input')?.focus();

  // Somebody else saved, and nothing was typed here: it is simply shown.
  useEffect(() => {
    if (!isNews || isChanged) return;
    setBase(saved);
    fill(valuesOf(saved));
  }, [isNews, isChanged, saved, fill]);

  return {
    form,
    isOutdated: isNews && isChanged,
    takeTheirs: () => {
      setBase(saved);
      fill(valuesOf(saved));
      toFirstField();
    },
    keepMine: () => {
      setBase(saved);
      toFirstField();
    },
  };
}
