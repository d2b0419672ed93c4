import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import { integer, object, type Shape } from '../store/shape.ts';
import { draftStorage, useDraft } from './useDraft.ts';
import { sendingOf } from './useSending.ts';

/**
 * The typed values, the saved values that they started from, and the version of those (0 if nothing was saved
 * yet).
 */
export type Edit<V> = { readonly values: V; readonly base: V; readonly basedOn: number };

export type Document<V, P> = {
  readonly key: string;
  readonly shape: Shape<V>;
  /** The document on the server; null if none is saved. */
  readonly saved: P | null;
  readonly valuesOf: (saved: P | null) => V;
};

/** A draft of a document that is saved as a whole, and that somebody else may save at the same time. */
export function useEdit<
  V extends Readonly<Record<string, unknown>>,
  P extends { readonly version: number },
>(document: Document<V, P>) {
  const { key, shape, saved, valuesOf } = document;
  const editShape = object({ values: shape, base: shape, basedOn: integer });
  const kept = useDraft<Edit<V>>({ key, shape: editShape, isUnsaved: isChanged });
  const version = saved?.version ?? 0;
  const fresh = (): Edit<V> => {
    const values = valuesOf(saved);
    return { values, base: values, basedOn: version };
  };
  const edit = kept.unsaved ?? fresh();
  const onScreen = useRef(edit.values);
  useEffect(() => {
    onScreen.current = edit.values;
  });
  return {
    ...edit,
    isChanged: kept.unsaved !== null,
    /** Somebody else has saved since this draft was begun. What is new during a save is one's own. */
    isOutdated: kept.unsaved !== null && edit.basedOn !== version && !sendingOf(key),
    /** The draft is from an earlier visit. */
    isRestored: kept.unsaved !== null && kept.found !== null,
    isKept: kept.isKept,
    change(change: (was: V) => V) {
      kept.write((now) => {
        const from = now && isChanged(now) ? now : fresh();
        return { ...from, values: change(from.values) };
      });
    },
    /** Keeps what was changed here; everything else becomes what is saved now. */
    rebase() {
      const now = fresh();
      kept.begin({ ...now, values: merge(edit.base, edit.values, now.values).merged });
    },
    /**
     * These values were sent, and `now` is stored. What was typed since stays unsaved, based on that, and under
     * the key of what was created. Returns whether nothing was.
     */
    settle(now: P, keyNow = key): boolean {
      const base = valuesOf(now);
      const values = merge(edit.values, onScreen.current, base).merged;
      const since = alike(values, base) ? null : { values, base, basedOn: now.version };
      if (keyNow !== key) draftStorage(keyNow, editShape).keep(since);
      kept.settle(() => (keyNow === key ? since : null));
      return since === null;
    },
    /** Discards the draft and returns to what is saved. */
    drop: kept.drop,
  };
}

/**
 * Whether values are the same, whichever decimal sign they are written with: a draft is kept in the language that the
 * page had when it was begun.
 */
const alike = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(/"(\d+),(\d+)"/g, '"$1.$2"');

const isChanged = <V>({ values, base }: Edit<V>) => !alike(values, base);

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges two edits of one document: what I changed since `base` stays mine, everything else takes `theirs`.
 * `contested` lists the fields that both changed to different values.
 */
export function merge<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; contested: (keyof V & string)[] } {
  const merged = { ...theirs };
  const contested: (keyof V & string)[] = [];
  for (const field of Object.keys(mine) as (keyof V & string)[]) {
    if (alike(mine[field], base[field])) continue;
    merged[field] = mine[field];
    if (!alike(theirs[field], base[field]) && !alike(theirs[field], mine[field]))
      contested.push(field);
  }
  return { merged, contested };
}

/** Resolves to the error if somebody else saved first (412), so that the form can show it. Throws every other error. */
export async function unlessOutdated<T>(saving: Promise<T>): Promise<T | ApiError> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return error;
    throw error;
  }
}
