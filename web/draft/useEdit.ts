import { integer, object, type Shape } from '../store/shape.ts';
import { same } from './merge.ts';
import { useDraft } from './useDraft.ts';

/**
 * The typed values, the saved values that they started from, and the version of those (0 if nothing was saved
 * yet).
 */
export type Edit<V> = { readonly values: V; readonly base: V; readonly basedOn: number };

type Document<V, P> = {
  /** The storage key of the unsaved draft. */
  readonly key: string;
  readonly shape: Shape<V>;
  /** The document on the server; null if none is saved. */
  readonly saved: P | null;
  readonly valuesOf: (saved: P | null) => V;
};

/** A draft of a document that is saved as a whole, and that somebody else may save at the same time. */
export function useEdit<V, P extends { readonly version: number }>(document: Document<V, P>) {
  const { key, shape, saved, valuesOf } = document;
  const kept = useDraft<Edit<V>>({
    key,
    shape: object({ values: shape, base: shape, basedOn: integer }),
    isUnsaved: isChanged,
  });
  const version = saved?.version ?? 0;
  const fresh = (): Edit<V> => {
    const values = valuesOf(saved);
    return { values, base: values, basedOn: version };
  };
  const edit = kept.unsaved ?? fresh();
  return {
    ...edit,
    isChanged: kept.unsaved !== null,
    /** Somebody else has saved since this draft was begun. */
    isOutdated: kept.unsaved !== null && edit.basedOn !== version,
    /** The draft is from an earlier visit. */
    isRestored: kept.unsaved !== null && kept.found !== null,
    isKept: kept.isKept,
    change(change: (was: V) => V) {
      kept.write((now) => {
        const from = now && isChanged(now) ? now : fresh();
        return { ...from, values: change(from.values) };
      });
    },
    /** Bases these values on what is saved now. */
    rebase(values: V) {
      kept.begin({ ...fresh(), values });
    },
    /** Discards the draft and returns to what is saved. */
    drop: kept.drop,
  };
}

const isChanged = <V>({ values, base }: Edit<V>) => !same(values, base);
