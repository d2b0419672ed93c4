import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type Checked,
  type Errors,
  type Outcome,
  type Refused,
  sendingOf,
  startSending,
  subscribe,
} from './sending.ts';
import { useKeyedState } from './useKeyedState.ts';

type Said = {
  readonly errors: Errors;
  /** The error of the last attempt; null for none. */
  readonly failure: unknown;
  /** Counts the refused attempts. */
  readonly refusals: number;
};
const NOTHING: Said = { errors: {}, failure: null, refusals: 0 };

type On<T> = {
  /** The input is stored, and the form is still on screen. */
  readonly onStored: (stored: T) => void;
  /** The input was refused. The fields and `failure` show that already. */
  readonly onRefused?: (refused: Refused) => void;
  /** The form has left the screen, so the outcome has to be reported elsewhere. */
  readonly onUnseen?: (outcome: Outcome<T>) => void;
};

/** The keys of the forms on screen, once for each. */
const onScreen: string[] = [];

/**
 * Sends a form once, however often Save is pressed, and reports a refusal. If the form was sent under this
 * `key`, left and opened again, it also gets the outcome of that request.
 */
export function useSending<T>(key: string, on: On<T>) {
  const [said, setSaid] = useKeyedState(key, () => NOTHING);
  const sending = useSyncExternalStore(
    subscribe,
    () => sendingOf(key),
    () => undefined,
  );
  const latest = useRef(on);
  const followed = useRef(new WeakSet<Promise<unknown>>());
  const shown = useRef<string | null>(null);

  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => {
    shown.current = key;
    onScreen.push(key);
    return () => {
      shown.current = null;
      onScreen.splice(onScreen.indexOf(key), 1);
    };
  }, [key]);

  const refuse = (errors: Errors, failure: unknown = null) =>
    setSaid(({ refusals }) => ({ errors, failure, refusals: refusals + 1 }));

  const follow = async (outcomeOf: Promise<Outcome<T>>) => {
    followed.current.add(outcomeOf);
    const outcome = await outcomeOf;
    if (shown.current !== key) return;
    const { onStored, onRefused } = latest.current;
    if (outcome.ok) return onStored(outcome.stored);
    refuse(outcome.errors, outcome.failure);
    onRefused?.(outcome);
  };
  useEffect(() => {
    if (sending && !followed.current.has(sending)) void follow(sending as Promise<Outcome<T>>);
  });

  const clear = () => setSaid(({ refusals }) => ({ ...NOTHING, refusals }));
  return {
    ...said,
    /** True from the press to the outcome. */
    busy: sending !== undefined,
    /** Marks invalid fields without sending anything. */
    refuse,
    clear,
    /** Clears the errors of fields that have changed, until they are checked again. */
    mend: (fields: readonly string[], failure: unknown = null) =>
      setSaid((now) => ({
        ...now,
        failure,
        errors: Object.fromEntries(
          Object.entries(now.errors).filter(([field]) => !fields.includes(field)),
        ),
      })),
    send<I>(check: () => Promise<Checked<I>>, store: (input: I) => Promise<T>) {
      const outcomeOf = startSending(key, check, store);
      if (!outcomeOf) return;
      clear();
      void follow(outcomeOf);
      void outcomeOf.then((outcome) => onScreen.includes(key) || on.onUnseen?.(outcome));
    },
  };
}
