import { useState } from 'react';
import type { Practice, PracticeInput } from '#domain/practice/practiceSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { ApiError } from '../api/request.ts';
import { unlessOutdated } from '../draft/unlessOutdated.ts';
import { useEdit } from '../draft/useEdit.ts';
import { useFields } from '../draft/useForm.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.tsx';
import { object, type Shaped, string } from '../store/shape.ts';
import { useSavePractice } from './api.ts';

/** The typed values, all of them text. */
const shape = object({
  name: string,
  address: string,
  email: string,
  phone: string,
  privacyText: string,
  termsText: string,
  deletionDays: string,
});

const valuesOf = (saved: Practice | null): Shaped<typeof shape> =>
  shape({ ...saved, deletionDays: String(saved?.deletionDays) });

/** `saved`: the settings the server has now. */
export function usePracticeForm(saved: Practice) {
  const key = `weekplate:practice:${useMe().id}`;
  const edit = useEdit({ key, shape, saved, valuesOf });
  const saving = useSavePractice();
  const [asked, setAsked] = useState<PracticeInput | null>(null);
  const form = useFields<Shaped<typeof shape>, PracticeInput>({
    values: edit.values,
    change: edit.change,
    schema: async () => (await import('#domain/practice/practiceSchema.ts')).practiceFormSchema,
    submit: async (input) => setAsked(input),
  });
  const save = async (proof: ProofAgain) => {
    if (!asked) return;
    const sent = { ...asked, ...proof, version: edit.basedOn };
    const stored = await unlessOutdated(saving.mutateAsync(sent));
    setAsked(null);
    if (stored instanceof ApiError) return;
    edit.settle(stored);
    toastSuccess('Settings saved.');
  };
  /** The pressed button disappears with its question. */
  const toFirstField = () => form.form.ref.current?.querySelector('input')?.focus();

  return {
    form,
    /** The form was checked; it is saved once the person has proven who they are. */
    isAsked: asked !== null,
    save,
    cancel: () => setAsked(null),
    draft: {
      ...edit,
      // While the person proves who they are, a new value from the server may be their own save.
      isOutdated: edit.isOutdated && asked === null,
      drop() {
        edit.drop();
        toFirstField();
      },
      rebase() {
        edit.rebase();
        toFirstField();
      },
    },
  };
}
