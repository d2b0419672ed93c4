import { ApiError } from '../api/request.ts';
import { same } from './merge.ts';
import { newKey } from './newKey.ts';

/** What was sent to be made, and not yet answered for certain: repeated, it makes no second one. */
export type Intent<I> = { readonly key: string; readonly input: I };

/** What a form remembers of it. */
export type Making<I, T> = {
  intent: Intent<I> | null;
  /** What an earlier try made after all, and that has yet to take a change. */
  made: T | null;
};

/** What making needs of the API, so that a test can stand in for it. */
type Writer<I, T> = {
  readonly create: (input: I, key: string) => Promise<T>;
  readonly change: (made: T, input: I) => Promise<T>;
};

/** The same content goes with the same key. */
export const intentOf = <I>(open: Intent<I> | null, input: I): Intent<I> =>
  open && same(open.input, input) ? { key: open.key, input } : { key: newKey(), input };

/** A refusal is an answer: nothing was stored. Silence or a fault may hide what was stored. */
const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Makes one, however often it is tried. When an earlier try had no answer and something else was typed
 * since, that try is settled first, and what it made takes the change: never two.
 */
export async function createOnce<I, T>(
  making: Making<I, T>,
  input: I,
  { create, change }: Writer<I, T>,
): Promise<T> {
  const attempt = async (intent: Intent<I>) => {
    making.intent = intent;
    try {
      const made = await create(intent.input, intent.key);
      making.intent = null;
      return made;
    } catch (error) {
      if (wasRefused(error)) making.intent = null;
      throw error;
    }
  };

  const { intent } = making;
  if (intent && !same(intent.input, input))
    making.made = await attempt(intent).catch((error) => {
      if (making.intent) throw error;
      // Refused, it has made nothing.
      return null;
    });
  if (!making.made) return attempt(intentOf(making.intent, input));
  const changed = await change(making.made, input);
  making.made = null;
  return changed;
}
