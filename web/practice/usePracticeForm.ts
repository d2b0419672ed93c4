import { useEffect, useState } from 'react';
import type { Practice, PracticeInput } from '#domain/practice/practice.ts';
import { useMe } from '../auth/session.tsx';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { keepDraft, readDraft } from '../profiles/profileDraft.ts';
import { object, string } from '../shape.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useSavePractice } from './api.ts';

function valuesOf({ version: _version, ...values }: Practice): PracticeInput {
  return values;
}

const draftShape = object({
  name: string,
  address: string,
  email: string,
  phone: string,
  privacyText: string,
  termsText: string,
});

const isSame = (one: PracticeInput, other: PracticeInput) =>
  Object.entries(one).every(([name, value]) => other[name as keyof PracticeInput] === value);

/** `saved` is as the server has it now; `base` is what the edit began with. */
export function usePracticeForm(saved: Practice) {
  const draftKey = `weekplate:practice:${useMe().id}`;
  const [found] = useState(() => readDraft(draftKey, draftShape));
  const [restored, setRestored] = useState(found !== null);
  const [base, setBase] = useState(found ? { ...found.base, version: found.basedOn } : saved);
  const saving = useSavePractice();
  const form = useAuthForm<PracticeInput, PracticeInput>({
    initial: found?.values ?? valuesOf(saved),
    schema: async () => (await import('#domain/practice/practiceSchema.ts')).practiceInputSchema,
    submit: async (input) => {
      const stored = await saving.mutateAsync({ input, version: base.version });
      setBase(stored);
      form.fill(valuesOf(stored));
      setRestored(false);
      toastSuccess('Settings saved.');
    },
  });
  const isChanged = !isSame(form.values, valuesOf(base));
  const isNews = saved.version > base.version && !form.busy;
  const { fill, values } = form;
  /** The pressed button goes with the question that it answers. */
  const toFirstField = () => form.form.ref.current?.querySelector('input')?.focus();

  // Nothing typed is lost by a reload or a look at another screen.
  const kept = isChanged ? values : null;
  useEffect(() => {
    const { version, ...was } = base;
    keepDraft(draftKey, kept && { values: kept, base: was, basedOn: version });
  }, [draftKey, kept, base]);

  // Somebody else saved, and nothing was typed here: it is simply shown.
  useEffect(() => {
    if (!isNews || isChanged) return;
    setBase(saved);
    fill(valuesOf(saved));
  }, [isNews, isChanged, saved, fill]);

  return {
    form,
    isRestored: restored && isChanged,
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
