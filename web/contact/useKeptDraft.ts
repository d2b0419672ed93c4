import { type RefObject, useEffect, useRef } from 'react';

type Values = Record<string, string>;
type Form = RefObject<HTMLFormElement | null>;

/**
 * Keeps what is typed in this tab until it was sent, through a reload or a look at another page.
 * Read after the first render, which has to be the one of the server's HTML; what somebody typed into
 * that before this code was there is taken in as well.
 */
export function useKeptDraft<V extends Values>(
  key: string,
  form: Form,
  values: V,
  fill: (change: (was: V) => V) => void,
) {
  const restored = useRef(false);
  const filling = useRef(fill);
  filling.current = fill;

  useEffect(() => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<V>;
    const found = { ...kept, ...typedInto(form.current) };
    if (Object.keys(found).length > 0) filling.current((was) => ({ ...was, ...found }));
  }, [key, form]);

  useEffect(() => {
    // The first time around, what is kept has not been filled in yet.
    if (!restored.current) {
      restored.current = true;
      return;
    }
    const isEmpty = Object.values(values).every((value) => value === '');
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  }, [key, values]);
}

const typedInto = (form: HTMLFormElement | null): Values =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text]] : [],
    ),
  );
