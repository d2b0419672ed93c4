import { useEffect, useState } from 'react';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Practice, PracticeInput } from '#domain/practice/practice.ts';
import { ApiError } from '../api/request.ts';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { keepDraft, readDraft } from '../profiles/profileDraft.ts';
import { useMe } from '../session/session.tsx';
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

/** Null where somebody else was first: the form then shows that, and asks whose is to stay. */
async function savedOr412(saving: Promise<Practice>): Promise<Practice | null> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return null;
    throw error;
  }
}

/** `saved` is as the server has it now; `base` is what the edit began with. */
export function usePracticeForm(saved: Practice) {
  const draftKey = `weekplate:practice:${useMe().id}`;
  const [found] = useState(() => readDraft(draftKey, draftShape));
  const [restored, setRestored] = useState(found !== null);
  const [base, setBase] = useState<Base>(
    found ? { values: found.base, version: found.basedOn } : baseOf(saved),
  );
  const saving = useSavePractice();
  const [asked, setAsked] = useState<PracticeInput | null>(null);
  const form = useAuthForm<Typed, PracticeInput>({
    initial: found?.values ?? valuesOf(saved),
    schema: async () => (await import('#domain/practice/practiceSchema.ts')).practiceFormSchema,
    submit: async (input) => setAsked(input),
  });
  const save = async (proof: ProofAgain) => {
    if (!asked) return;
    const stored = await savedOr412(
      saving.mutateAsync({ ...asked, ...proof, version: base.version }),
    );
    setAsked(null);
    if (!stored) return;
    setBase(baseOf(stored));
    form.fill(valuesOf(stored));
    setRestored(false);
    toastSuccess('Settings saved.');
  };
  const isChanged = !isSame(form.values, base.values);
  // While somebody is asked who they are, what comes back may be what they save themselves.
  const isNews = saved.version > base.version && asked === null;
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
    /** Checked, and to be saved once it is proven who does. */
    isAsked: asked !== null,
    save,
    cancel: () => setAsked(null),
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
