import { fieldErrors } from '../api/errors.ts';
import { rules } from '../api/rules.ts';

/** A sentence for each field that has to change. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** The form's input, ready to be stored, or its errors. */
export type Checked<I> =
  | { readonly ok: true; readonly input: I }
  | { readonly ok: false; readonly errors: Errors };

type Parsed<I> = { success: true; data: I } | { success: false; error: unknown };

/** As much of a zod schema as a form needs. */
export type Schema<I> = { readonly safeParse: (values: unknown) => Parsed<I> };

/** Checks values by a zod schema. */
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

/** Converts errors by dotted path to errors by field: 'weekdays.0' belongs to `weekdays`. */
function byField(byPath: Errors): Errors {
  const errors: Record<string, string | undefined> = {};
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
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

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
