import { useState } from 'react';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../api/request.ts';
import type { Shape } from '../shape.ts';
import { merge, same } from './merge.ts';
import { NOT_AUTHENTICATED, UPDATE_FAILED } from './messages.ts';
import { keepDraft, type ProfileDraft, readDraft } from './profileDraft.ts';

export type Checked<I> = { ok: true; input: I } | { ok: false; fields: Record<string, string> };

type Setup<V, I, P> = {
  /** Where the browser keeps what is typed and not saved. */
  draftKey: string;
  draftShape: Shape<V>;
  saved: P | null;
  valuesOf: (saved: P | null) => V;
  /** Throws {@link ApiError} when the rules cannot be had. */
  check: (values: V) => Promise<Checked<I>>;
  save: (saving: { input: I; version: number }) => Promise<P>;
  onSaved: () => void;
};

export type Failed = {
  readonly message: string;
  readonly reason: string;
  /** Another device may have saved first. */
  readonly overtaken: boolean;
};

type State<V> = {
  /** Null: nothing is being edited. */
  readonly draft: ProfileDraft<V> | null;
  readonly restored: boolean;
  readonly kept: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly failed: Failed | null;
  readonly saving: boolean;
  /** Grows with every save that was refused for its fields. */
  readonly refusals: number;
};

const untouched = {
  draft: null,
  restored: false,
  kept: true,
  errors: {},
  failed: null,
  saving: false,
  refusals: 0,
};

/** A profile's two modes, the draft behind the edit, saving it, and what can go wrong. */
export function useProfileForm<
  V extends Readonly<Record<string, unknown>>,
  I,
  P extends { version: number },
>({ draftKey, draftShape, saved, valuesOf, check, save, onSaved }: Setup<V, I, P>) {
  const [state, setState] = useState<State<V>>(() => {
    const draft = readDraft(draftKey, draftShape);
    return { ...untouched, draft, restored: draft !== null };
  });
  const { draft } = state;
  const fresh = (): ProfileDraft<V> => {
    const values = valuesOf(saved);
    return { values, base: values, basedOn: saved?.version ?? 0 };
  };
  const values = draft?.values ?? valuesOf(saved);
  const isOutdated = draft !== null && draft.basedOn !== (saved?.version ?? 0);

  const put = (next: ProfileDraft<V>, rest: Partial<State<V>>) => {
    const kept = keepDraft(draftKey, same(next.values, next.base) ? null : next);
    setState((now) => ({ ...now, failed: null, ...rest, draft: next, kept }));
  };

  const change = (patch: Partial<V>) => {
    const { [Object.keys(patch)[0] ?? '']: _mended, ...errors } = state.errors;
    put({ ...(draft ?? fresh()), values: { ...values, ...patch } }, { errors });
  };

  const stop = () => {
    keepDraft(draftKey, null);
    setState(untouched);
  };

  const keepMine = () => {
    if (!draft) return;
    const theirs = fresh();
    const { merged } = merge(draft.base, draft.values, theirs.values);
    put({ ...theirs, values: merged }, { restored: false });
  };

  const refuse = (failed: Failed | null, errors: Record<string, string>) =>
    setState((now) => ({ ...now, saving: false, failed, errors, refusals: now.refusals + 1 }));

  const submit = async () => {
    setState((now) => ({ ...now, saving: true, failed: null, errors: {} }));
    try {
      const checked = await check(values);
      if (!checked.ok) {
        refuse(null, checked.fields);
        return;
      }
      await save({ input: checked.input, version: (draft ?? fresh()).basedOn });
    } catch (error) {
      refuse(failedBy(error), fieldErrors(error));
      return;
    }
    stop();
    onSaved();
  };

  return {
    ...state,
    values,
    editing: draft !== null || saved === null,
    isChanged: draft !== null && !same(draft.values, draft.base),
    isOutdated,
    contested:
      draft && isOutdated ? merge(draft.base, draft.values, valuesOf(saved)).contested : [],
    change,
    edit: () => setState({ ...untouched, draft: fresh() }),
    /** Back to what is saved; to a blank form while nothing is. */
    cancel: stop,
    keepMine,
    submit,
  };
}

function failedBy(error: unknown): Failed {
  const signedOut = error instanceof ApiError && error.status === 401;
  return {
    message: signedOut ? NOT_AUTHENTICATED : UPDATE_FAILED,
    reason: messageOf(error),
    overtaken: worthFetchingAgain(error),
  };
}
