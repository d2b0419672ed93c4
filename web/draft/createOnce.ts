import { ApiError } from '../api/request.ts';
import { same } from '../store/shape.ts';

/** The input of a create request. A retry with the same idempotency key creates nothing new. */
export type Intent<I> = { readonly key: string; readonly input: I };

/** What a form remembers from one try to the next. */
export type Creation<I, T> = {
  /** Sent, with an unknown outcome: neither stored nor surely refused. */
  intent: Intent<I> | null;
  /** Created by an earlier attempt whose answer was lost; it still has to receive the latest input. */
  made: T | null;
};

export const newCreation = <I, T>(): Creation<I, T> => ({ intent: null, made: null });

/** The two API calls, passed in so that a test can replace them. */
type Writer<I, T> = {
  readonly create: (input: I, key: string) => Promise<T>;
  /** Absent: what was made stays as it is. */
  readonly change?: (made: T, input: I) => Promise<T>;
};

/** Keeps the key for the same input, so that a retry is recognised. */
export const intentOf = <I>(open: Intent<I> | null, input: I): Intent<I> =>
  open && same(open.input, input) ? { key: open.key, input } : { key: newKey(), input };

/**
 * A refusal (4xx) means that nothing is stored. Without an answer, or after a server error, something may be.
 */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Creates exactly one item, however often it is tried. If an earlier attempt had no answer and the input has
 * changed since, that attempt is repeated first, and the item it created receives the new input.
 */
export async function createOnce<I, T>(
  creation: Creation<I, T>,
  input: I,
  { create, change }: Writer<I, T>,
): Promise<T> {
  const attempt = async (intent: Intent<I>) => {
    creation.intent = intent;
    try {
      const made = await create(intent.input, intent.key);
      creation.intent = null;
      return made;
    } catch (error) {
      if (wasRefused(error)) creation.intent = null;
      throw error;
    }
  };

  const { intent } = creation;
  if (intent && !same(intent.input, input))
    creation.made = await attempt(intent).catch((error) => {
      if (creation.intent) throw error;
      // The earlier try was refused: it has created nothing.
      return null;
    });
  if (!creation.made) return attempt(intentOf(creation.intent, input));
  const changed = (await change?.(creation.made, input)) ?? creation.made;
  creation.made = null;
  return changed;
}

const BYTES = 16;

/** A random idempotency key. `crypto.randomUUID` does not exist on plain http, which some practices use. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
