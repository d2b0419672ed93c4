import { type RefObject, useEffect, useRef } from 'react';
import { keep, tabStore } from '../keep.ts';

type Values = Record<string, string>;
type Form<V> = {
  readonly form: { readonly ref: RefObject<HTMLFormElement | null> };
  readonly values: V;
  readonly fill: (change: (was: V) => V) => void;
};

/**
 * Keeps what is typed in this tab until it was sent, through a reload or a look at another page:
 * the fields of these `names`, a constant, and no others, since a password manager fills in what
 * nobody sees. Read after the first render, which has to be the one of the server's HTML; what
 * somebody typed into that before this code was there is taken in as well.
 */
export function useKeptDraft<V extends Values>(
  key: string,
  names: readonly (keyof V & string)[],
  { form, values, fill }: Form<V>,
) {
  const { ref } = form;
  const restored = useRef(false);
  const filling = useRef(fill);
  filling.current = fill;

  useEffect(() => {
    const typed = Object.fromEntries(new FormData(ref.current ?? undefined));
    const found = { ...textsOf(names, kept(key)), ...textsOf(names, typed) };
    if (Object.keys(found).length > 0) filling.current((was) => ({ ...was, ...found }));
  }, [key, names, ref]);

  useEffect(() => {
    // The first time around, what is kept has not been filled in yet.
    if (restored.current) keepTexts(key, textsOf(names, values));
    restored.current = true;
  }, [key, names, values]);
}

function kept(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(tabStore().getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function keepTexts(key: string, texts: Values): void {
  // Of a browser that refuses nothing is said: who loads the page anew types it again.
  if (Object.keys(texts).length > 0) keep(tabStore(), key, JSON.stringify(texts));
  else tabStore().removeItem(key);
}

/** Those of these names in which something is written. */
const textsOf = (names: readonly string[], from: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = from[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
