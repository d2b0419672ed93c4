import { type FormEvent, useRef } from 'react';
import { messageOf } from '../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../api/request.ts';
import { createOnce, newCreation } from './createOnce.ts';
import { useKeyedState } from './useDraft.ts';
import { type Document, useEdit } from './useEdit.ts';
import { useErrorFocus } from './useForm.ts';
import { type Checked, useSending } from './useSending.ts';

/** What the values were made from. `id` is '' for a document that has none. */
type Over<V> = {
  readonly id: string;
  readonly version: number;
  readonly values: V;
  readonly base: V;
};

export type EditSetup<V, I, P, G> = Document<V, P> & {
  /** `given`: what the press on Save says besides the values. */
  readonly check: (values: V, base: V, given: G | undefined) => Promise<Checked<I>>;
  /** Stores a new document; without it, the document is one that always exists. */
  readonly create?: (input: I, key: string) => Promise<P>;
  readonly change: (input: I, over: Over<V>) => Promise<P>;
  readonly keyOf?: (id: string) => string;
  /** Fetches what somebody else may have saved, so that the form shows it. */
  readonly refetch?: () => void;
  readonly onStored?: (stored: P, isDone: boolean) => void;
  /** Says that it is stored, wherever the user is by then. */
  readonly done: (stored: P) => void;
  /** Says on another screen why it was not. */
  readonly failed: (reason: string) => void;
  /** The values after a change, if it changes more than the fields it names. */
  readonly patched?: (was: V, patch: Partial<V>) => V;
  /** Fields whose error any change may mend. */
  readonly mends?: readonly string[];
};

const isOvertaken = (failure: unknown) => failure instanceof ApiError && failure.status === 412;

/** The form of a document: its draft, the check by the domain's rules, the request, and every refusal. */
export function useEditForm<
  V extends Readonly<Record<string, unknown>>,
  I,
  P extends { readonly version: number; readonly id?: string },
  G = never,
>(setup: EditSetup<V, I, P, G>) {
  const { key, saved, check, create, change, keyOf, refetch, patched, mends = [] } = setup;
  const edit = useEdit(setup);
  const content = useRef<HTMLFormElement & HTMLDivElement>(null);
  const [creation] = useKeyedState(key, () => newCreation<I, P>());
  const sending = useSending<{ stored: P; isDone: boolean }>(key, {
    onStored: ({ stored, isDone }) => setup.onStored?.(stored, isDone),
    onRefused: ({ failure }) => failure !== null && worthFetchingAgain(failure) && refetch?.(),
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null) setup.failed(messageOf(outcome.failure));
    },
  });
  useErrorFocus(content, sending);
  const { values, base, basedOn } = edit;
  const { errors, failure } = sending;
  const isAboutField = Object.keys(errors).some((name) => name in values);

  const store = async (input: I) => {
    const over = (of: P | null, version: number) => ({ id: of?.id ?? '', version, values, base });
    const stored = await (saved || !create
      ? change(input, over(saved, basedOn))
      : createOnce(creation, input, {
          create,
          change: (made, latest) => change(latest, over(made, made.version)),
        }));
    setup.done(stored);
    return { stored, isDone: edit.settle(stored, stored.id && keyOf?.(stored.id)) };
  };
  const set = (change: Partial<V> | ((was: V) => Partial<V>)) => {
    sending.mend([...Object.keys(change), ...mends]);
    edit.change((was) => {
      const patch = change instanceof Function ? change(was) : change;
      return patched?.(was, patch) ?? { ...was, ...patch };
    });
  };
  const save = (given?: G) => sending.send(() => check(values, base, given), store);

  return {
    ...edit,
    ...sending,
    /** The element with the fields. */
    content,
    form: {
      ref: content,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        save();
      },
    },
    field: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value } as Partial<V>),
    }),
    change: set,
    // A method, so that a form whose Save says more is one of the forms whose Save says nothing.
    save(given?: G) {
      save(given);
    },
    /** Null for none, and for an error that stands at its field or in the notice about the draft. */
    failureMessage:
      failure === null || isAboutField || isOvertaken(failure) ? null : messageOf(failure),
  };
}
