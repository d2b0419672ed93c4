import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fieldErrors, rules } from '../api/errors.ts';
import { subscription } from '../store/subscription.ts';
import { useKeyedState } from './useDraft.ts';

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
          Object.entries(now.errors).filter(
            ([path]) => !fields.includes(path.split('.')[0] ?? path),
          ),
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

/** A sentence for each field that has to change. */
export type Errors = Readonly<Record<string, string | undefined>>;

export type Checked<I> =
  | { readonly ok: true; readonly input: I }
  | { readonly ok: false; readonly errors: Errors };

type Parsed<I> = { success: true; data: I } | { success: false; error: unknown };

/** As much of a zod schema as a form needs. */
export type Schema<I> = { readonly safeParse: (values: unknown) => Parsed<I> };

export function checkedBy<I>(schema: Schema<I>, values: unknown): Checked<I> {
  const parsed = schema.safeParse(values);
  return parsed.success
    ? { ok: true, input: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error) };
}

/** Fetches the schema and checks the values by it. Throws ApiError when the schema cannot be fetched. */
export const checkWith = async <I>(
  load: () => Promise<Schema<I>>,
  values: unknown,
): Promise<Checked<I>> => checkedBy(await rules(load), values);

export type Refused = {
  readonly ok: false;
  readonly errors: Errors;
  /** The thrown error; null if the check found errors. */
  readonly failure: unknown;
};
export type Outcome<T> = { readonly ok: true; readonly stored: T } | Refused;

/** Errors by dotted path, and of each field also the first one within it: 'weekdays.0' is about `weekdays`, too. */
function byField(byPath: Errors): Errors {
  const errors: Record<string, string | undefined> = { ...byPath };
  for (const [path, sentence] of Object.entries(byPath))
    errors[path.split('.')[0] ?? path] ??= sentence;
  return errors;
}

async function checkAndStore<I, T>(
  check: () => Promise<Checked<I>>,
  store: (input: I) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    const checked = await check();
    if (!checked.ok) return { ok: false, errors: byField(checked.errors), failure: null };
    return { ok: true, stored: await store(checked.input) };
  } catch (failure) {
    return { ok: false, errors: byField(fieldErrors(failure)), failure };
  }
}

/**
 * The requests in progress, by the key of their form. They are kept outside the screens, because a user may
 * leave a screen and return before the answer arrives.
 */
const underWay = new Map<string, Promise<Outcome<unknown>>>();
const { subscribe, tell: notify } = subscription();

export const sendingOf = (key: string) => underWay.get(key);

/** Sends a form. Returns null and sends nothing while it is already being sent. */
export function startSending<I, T>(
  key: string,
  check: () => Promise<Checked<I>>,
  store: (input: I) => Promise<T>,
): Promise<Outcome<T>> | null {
  if (underWay.has(key)) return null;
  const outcome = checkAndStore(check, store).then((done) => {
    underWay.delete(key);
    notify();
    return done;
  });
  underWay.set(key, outcome);
  notify();
  return outcome;
}
