import { fieldErrors } from '../api/errors.ts';

/** A sentence for each field that has to change. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** What a form holds as it would be stored, or what is wrong with it. */
export type Checked<I> =
  | { readonly ok: true; readonly input: I }
  | { readonly ok: false; readonly errors: Errors };

type Parsed<I> = { success: true; data: I } | { success: false; error: unknown };

/** What a zod schema says of the values. */
export function checkedBy<I>(
  schema: { safeParse: (values: unknown) => Parsed<I> },
  values: unknown,
): Checked<I> {
  const parsed = schema.safeParse(values);
  return parsed.success
    ? { ok: true, input: parsed.data }
    : { ok: false, errors: fieldErrors(parsed.error) };
}

export type Refused = {
  readonly ok: false;
  readonly errors: Errors;
  /** What was thrown; null when the check refused. */
  readonly failure: unknown;
};
export type Outcome<T> = { readonly ok: true; readonly stored: T } | Refused;

/** Of sentences by dotted path: 'weekdays.0' is about the weekdays. */
function byField(byPath: Errors): Errors {
  const errors: Record<string, string | undefined> = {};
  for (const [path, sentence] of Object.entries(byPath))
    errors[path.split('.')[0] ?? path] ??= sentence;
  return errors;
}

/** Checks and then stores. */
async function tried<I, T>(
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
 * What is on its way to the server, by the key of its form. Kept outside of the screens, which may be
 * left, and come back to, before the answer is there.
 */
const underWay = new Map<string, Promise<Outcome<unknown>>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const sendingOf = (key: string) => underWay.get(key);

/** Sends a form; null while it is on its way already: a second press sends nothing. */
export function begin<I, T>(
  key: string,
  check: () => Promise<Checked<I>>,
  store: (input: I) => Promise<T>,
): Promise<Outcome<T>> | null {
  if (underWay.has(key)) return null;
  const outcome = tried(check, store).then((done) => {
    underWay.delete(key);
    tell();
    return done;
  });
  underWay.set(key, outcome);
  tell();
  return outcome;
}
