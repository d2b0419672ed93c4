import * as z from 'zod';

/** False for what PostgreSQL cannot store, NUL, and what no engine can, half a surrogate pair. */
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed();

export const NOT_STORABLE = 'This contains a character that cannot be stored.';

/** A string of at most `max` characters (UTF-16 code units), trimmed, free of NUL and lone surrogates. */
export function text(max: number) {
  return z
    .string({ error: 'This has to be text.' })
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine(isStorable, NOT_STORABLE);
}

/** Like {@link text}, and not empty; `missing` is the sentence shown when it is. */
export function requiredText(max: number, missing: string) {
  return text(max).min(1, missing);
}

/** Like {@link requiredText}, on one line: what becomes part of a mail's header. */
export function requiredLine(max: number, missing: string) {
  return requiredText(max, missing).refine((value) => !/\p{Cc}/u.test(value), 'One line, please.');
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** True for what could be an identifier: what the server itself hands out looks like this. */
export const isId = (value: string): boolean => ID.test(value);

/** An identifier in a path. */
export const idSchema = z.string().regex(ID, 'This is not an identifier.');

/**
 * The longest cursor of a page: a name of 200 characters, each six bytes as JSON at worst and twice
 * as many in lower case, in base64.
 */
export const CURSOR_MAX = 4000;
