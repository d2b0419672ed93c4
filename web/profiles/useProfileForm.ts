import { useEffect, useRef, useState } from 'react';
import { worthFetchingAgain } from '../api/request.ts';
import { merge, useEdit } from '../draft/useEdit.ts';
import { type Checked, useErrorFocus, useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import type { Shape } from '../store/shape.ts';

type Setup<V, I, P> = {
  readonly userId: string;
  readonly shape: Shape<V>;
  readonly saved: P | null;
  /** Begins in edit mode: there is next to nothing to view. */
  readonly opens?: boolean;
  readonly valuesOf: (saved: P | null) => V;
  /** `base`: the values with which editing began. */
  readonly check: (values: V, base: V) => Promise<Checked<I>>;
  readonly save: (saving: { input: I; version: number }) => Promise<P>;
  /** Fetches the saved profile, because another device may have saved first. */
  readonly fetchAgain: () => void;
};

/** The form of one's own profile: view or edit mode, its draft, and why it was not saved. */
export function useProfileForm<
  V extends Readonly<Record<string, unknown>>,
  I,
  P extends { readonly version: number },
>({ userId, shape, saved, opens = false, valuesOf, check, save, fetchAgain }: Setup<V, I, P>) {
  const key = `weekplate:${userId}:profile-draft`;
  const content = useRef<HTMLDivElement>(null);
  const edit = useEdit({ key, shape, saved, valuesOf });
  const [isOpen, setOpen] = useState(edit.isChanged || opens);
  const close = () => {
    sending.clear();
    setOpen(false);
  };
  const sending = useSending<void>(key, {
    onStored: close,
    onRefused: ({ failure }) => failure !== null && worthFetchingAgain(failure) && fetchAgain(),
  });
  useErrorFocus(content, sending);
  const editing = isOpen || edit.isChanged || saved === null;
  useModeFocus(editing);
  const { contested } = merge(edit.base, edit.values, valuesOf(saved));

  return {
    ...edit,
    content,
    editing,
    saving: sending.busy,
    errors: sending.errors,
    failure: sending.failure,
    contested,
    change(patch: Partial<V>) {
      sending.mend(Object.keys(patch));
      edit.change((was) => ({ ...was, ...patch }));
    },
    edit: () => setOpen(true),
    /** Returns to the saved profile, or to a blank form if there is none. */
    cancel() {
      edit.drop();
      close();
    },
    /** The question stays next to its field, whose value can be changed there. */
    reconsider: () => sending.mend([]),
    /** `confirmed` is sent together with the typed values. */
    submit: (confirmed: Partial<I> = {}) =>
      sending.send(
        () => check(edit.values, edit.base),
        async (input) => {
          edit.settle(await save({ input: { ...input, ...confirmed }, version: edit.basedOn }));
          toastSuccess('Profile saved.');
        },
      ),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

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
