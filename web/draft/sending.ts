import { fieldErrors } from '../api/errors.ts';
import { rules } from '../api/rules.ts';

/** A sentence for each field that has to change. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** What a form holds as it would be stored, or what is wrong with it. */
export type Checked<I> =
  | { readonly ok: true; readonly input: I }
  | { readonly ok: false; readonly errors: Errors };

type Parsed<I> = { success: true; data: I } | { success: false; error: unknown };

type Schema<I> = { readonly safeParse: (values: unknown) => Parsed<I> };

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
  /** What was thrown; null when the check refused. */
  readonly failure: unknown;
};
export type Outcome<T> = { readonly ok: true; readonly stored: T } | Refused;

/** Sentences by field, from sentences by dotted path: 'weekdays.0' is about `weekdays`. */
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
 * The requests under way, by the key of their form. They are kept outside of the screens: somebody may
 * leave a screen and come back before the answer is there.
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

/** Sends a form. Null, and nothing is sent, while an earlier sending of it is under way. */
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
