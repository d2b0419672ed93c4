import * as z from 'zod';
import { ID, isStorable } from './text.ts';

export const NOT_STORABLE = 'This contains a character that cannot be stored.';

/** Blanks that may stand around a text and are taken away; more than these, and it is too long. */
const BLANKS_AROUND = 1000;

type Words = {
  /** Said of what is no text at all. */
  readonly missing?: string;
  readonly tooLong?: string;
};

/**
 * A string of at most `max` characters (UTF-16 code units), taken as it was sent. Every string that
 * comes from outside begins as this: what is too long is refused before any other check, pattern or
 * change looks at it, since those may cost more than its length.
 */
export function boundedText(max: number, { missing, tooLong }: Words = {}) {
  const last = { error: tooLong ?? `At most ${max} characters.`, abort: true };
  return z.string({ error: missing ?? 'This has to be text.' }).max(max, last);
}

/** Like {@link boundedText}, trimmed. */
export function trimmedText(max: number, words: Words = {}) {
  const error = words.tooLong ?? `At most ${max} characters.`;
  return boundedText(max + BLANKS_AROUND, { ...words, tooLong: error })
    .trim()
    .max(max, { error, abort: true });
}

/** Like {@link trimmedText}, free of NUL and lone surrogates. */
export function text(max: number) {
  return trimmedText(max).refine(isStorable, NOT_STORABLE);
}

/** Like {@link text}, and not empty; `missing` is the sentence shown when it is. */
export function requiredText(max: number, missing: string) {
  return text(max).min(1, missing);
}

/** Like {@link requiredText}, on one line: what becomes part of a mail's header. */
export function requiredLine(max: number, missing: string) {
  return requiredText(max, missing).refine((value) => !/\p{Cc}/u.test(value), 'One line, please.');
}

/** At most `max` characters of a shape that has no sentence but one. */
export function shapedText(
  max: number,
  shape: RegExp,
  wrong = 'This does not have the right form.',
) {
  return boundedText(max, { missing: wrong, tooLong: wrong }).regex(shape, wrong);
}

const NO_ID = 'This is not an identifier.';

/** An identifier in a path. */
export const idSchema = shapedText(64, ID, NO_ID);

/**
 * An identifier as long as those that accounts hand out, for operations that answer alike whether
 * or not there is such a thing: what cannot be one is refused at least.
 */
export const longIdSchema = idSchema.min(20, NO_ID);

/**
 * The longest cursor of a page: a name of 200 characters, each six bytes as JSON at worst and twice
 * as many in lower case, in base64.
 */
const CURSOR_MAX = 4000;

/** Where a page of a list ended, as the list itself has said. */
export const cursorSchema = boundedText(CURSOR_MAX);
