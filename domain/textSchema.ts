import * as z from 'zod';
import { ID, isStorable } from './text.ts';

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

const NO_ID = 'This is not an identifier.';

/** An identifier in a path. */
export const idSchema = z.string().regex(ID, NO_ID);

/**
 * An identifier as long as those that accounts hand out, for operations that answer alike whether
 * or not there is such a thing: what cannot be one is refused at least.
 */
export const longIdSchema = idSchema.min(20, NO_ID);
