import { useEffect, useRef, useState } from 'react';
import { merge } from '../draft/useEdit.ts';
import { type EditSetup, useEditForm } from '../draft/useEditForm.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';

import { say } from './words.ts';

type Setup<V, I, P, G> = Pick<
  EditSetup<V, I, P, G>,
  'shape' | 'saved' | 'valuesOf' | 'check' | 'change' | 'refetch'
> & {
  readonly userId: string;
  /** Begins in edit mode: there is next to nothing to view. */
  readonly opens?: boolean;
};

/** The form of one's own profile: view or edit mode, its draft, and why it was not saved. */
export function useProfileForm<
  V extends Readonly<Record<string, unknown>>,
  I,
  P extends { readonly version: number },
  G = never,
>({ userId, opens = false, ...setup }: Setup<V, I, P, G>) {
  const form = useEditForm<V, I, P, G>({
    ...setup,
    key: `weekplate:${userId}:profile-draft`,
    onStored: () => setOpen(false),
    done: () => toastSuccess(say.profileSaved),
    failed: (reason) => toastFailure(`${say.updateFailed} ${reason}`),
  });
  const [isOpen, setOpen] = useState(form.isChanged || opens);
  const editing = isOpen || form.isChanged || setup.saved === null;
  useModeFocus(editing);
  return {
    ...form,
    editing,
    /** The fields that somebody else has changed too. */
    contested: merge(form.base, form.values, setup.valuesOf(setup.saved)).contested,
    edit: () => setOpen(true),
    /** Returns to the saved profile, or to a blank form if there is none. */
    cancel() {
      form.drop();
      form.clear();
      setOpen(false);
    },
    /** The question stays next to its field, whose value can be changed there. */
    reconsider: () => form.mend([]),
  };
}

export type ProfileForm = Omit<ReturnType<typeof useProfileForm>, 'field'>;

/** Moves the focus to the heading after a switch between view and edit mode, because the buttons change places. */
function useModeFocus(editing: boolean): void {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [editing]);
}
