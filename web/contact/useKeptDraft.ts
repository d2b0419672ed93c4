import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftStorage } from '../draft/draftStorage.ts';
import { tabStore } from '../store/browserStore.ts';
import { recordOf, string } from '../store/shape.ts';

type Values = Record<string, string>;
type Form<V> = {
  readonly form: { readonly ref: RefObject<HTMLFormElement | null> };
  readonly values: V;
  readonly fill: (change: (was: V) => V) => void;
};

/**
 * Keeps what is typed in this tab until it is sent, through reloads and visits to other pages. `names`, a
 * constant, are the fields to keep: a password manager may fill in a hidden one. The draft is read after the
 * first render, which has to equal the server's HTML. Text typed into that HTML before this code ran is taken
 * over as well.
 */
export function useKeptDraft<V extends Values>(
  key: string,
  names: readonly (keyof V & string)[],
  { form: { ref }, values, fill }: Form<V>,
) {
  const [storage] = useState(() => draftStorage(key, recordOf(string), tabStore()));
  const isFilledIn = useRef(false);

  useEffect(() => {
    const typed = Object.fromEntries(new FormData(ref.current ?? undefined));
    const found = { ...writtenIn(names, storage.read() ?? {}), ...writtenIn(names, typed) };
    if (Object.keys(found).length > 0) fill((was) => ({ ...was, ...found }));
  }, [storage, names, ref, fill]);

  useEffect(() => {
    // At the first run the kept draft is not filled in yet. A browser that refuses to keep is not
    // reported here: only somebody who reloads the page has to type again.
    const texts = writtenIn(names, values);
    if (isFilledIn.current) storage.keep(Object.keys(texts).length > 0 ? texts : null);
    isFilledIn.current = true;
  }, [storage, names, values]);
}

/** The named fields that contain text. */
const writtenIn = (names: readonly string[], from: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = from[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
