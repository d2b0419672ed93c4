import { ApiError } from '../api/request.ts';
import { same } from './merge.ts';
import { newKey } from './newKey.ts';

/** What was sent to be created. Sent again with the same key, it creates no second one. */
export type Intent<I> = { readonly key: string; readonly input: I };

/** What a form remembers from one try to the next. */
export type Creation<I, T> = {
  /** Sent, and neither stored nor refused for certain. */
  intent: Intent<I> | null;
  /** What an earlier try created although its answer was lost; it still has to take the latest input. */
  made: T | null;
};

export const newCreation = <I, T>(): Creation<I, T> => ({ intent: null, made: null });

/** The two calls of the API, given so that a test can replace them. */
type Writer<I, T> = {
  readonly create: (input: I, key: string) => Promise<T>;
  readonly change: (made: T, input: I) => Promise<T>;
};

/** The same content goes with the same key. */
export const intentOf = <I>(open: Intent<I> | null, input: I): Intent<I> =>
  open && same(open.input, input) ? { key: open.key, input } : { key: newKey(), input };

/** After a refusal nothing is stored. Without an answer, or after a fault of the server, something may be. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Creates one, however often it is tried. Where an earlier try had no answer and the input has changed
 * since, that try is repeated first, and what it created takes the new input: there are never two.
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
  const changed = await change(creation.made, input);
  creation.made = null;
  return changed;
}
