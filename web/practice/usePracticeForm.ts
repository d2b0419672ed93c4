import { useEffect, useState } from 'react';
import type { Practice, PracticeInput } from '#domain/practice/practice.ts';
import { useMe } from '../auth/session.tsx';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { keepDraft, readDraft } from '../profiles/profileDraft.ts';
import { object, string } from '../shape.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useSavePractice } from './api.ts';

/** What is typed: all of it is text. */
type Typed = Omit<PracticeInput, 'deletionDays'> & { deletionDays: string };

function valuesOf({ version: _version, deletionDays, ...values }: Practice): Typed {
  return { ...values, deletionDays: String(deletionDays) };
}

/** What an edit began with. */
type Base = { values: Typed; version: number };
const baseOf = (saved: Practice): Base => ({ values: valuesOf(saved), version: saved.version });

const draftShape = object({
  name: string,
  address: string,
  email: string,
  phone: string,
  privacyText: string,
  termsText: string,
  deletionDays: string,
});

const isSame = (one: Typed, other: Typed) =>
  Object.entries(one).every(([name, value]) => other[name as keyof Typed] === value);

/** `saved` is as the server has it now; `base` is what the edit began with. */
export function usePracticeForm(saved: Practice) {
  const draftKey = `weekplate:practice:${useMe().id}`;
  const [found] = useState(() => readDraft(draftKey, draftShape));
  const [restored, setRestored] = useState(found !== null);
  const [base, setBase] = useState<Base>(
    found ? { values: found.base, version: found.basedOn } : baseOf(saved),
  );
  const saving = useSavePractice();
  const form = useAuthForm<Typed, PracticeInput>({
    initial: found?.values ?? valuesOf(saved),
    schema: async () => (await import('#domain/practice/practiceSchema.ts')).practiceFormSchema,
    submit: async (input) => {
      const stored = await saving.mutateAsync({ input, version: base.version });
      setBase(baseOf(stored));
      form.fill(valuesOf(stored));
      setRestored(false);
      toastSuccess('Settings saved.');
    },
  });
  const isChanged = !isSame(form.values, base.values);
  const isNews = saved.version > base.version && !form.busy;
  const { fill, values } = form;
  /** The pressed button goes with the question that it answers. */
  const toFirstField = () => form.form.ref.current?.querySelector('input')?.focus();

  // Nothing typed is lost by a reload or a look at another screen.
  const kept = isChanged ? values : null;
  useEffect(() => {
    keepDraft(draftKey, kept && { values: kept, base: base.values, basedOn: base.version });
  }, [draftKey, kept, base]);

  // Somebody else saved, and nothing was typed here: it is simply shown.
  useEffect(() => {
    if (!isNews || isChanged) return;
    setBase(baseOf(saved));
    fill(valuesOf(saved));
  }, [isNews, isChanged, saved, fill]);

  return {
    form,
    isRestored: restored && isChanged,
    isOutdated: isNews && isChanged,
    takeTheirs: () => {
      setBase(baseOf(saved));
      fill(valuesOf(saved));
      toFirstField();
    },
    keepMine: () => {
      setBase(baseOf(saved));
      toFirstField();
    },
  };
}
