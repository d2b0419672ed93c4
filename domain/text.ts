import * as z from 'zod';

// PostgreSQL cannot store NUL and neither engine can store half a surrogate pair.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** A string of at most `max` characters (UTF-16 code units), trimmed, free of NUL and lone surrogates. */
export function text(max: number) {
  return z
    .string({ error: 'This has to be text.' })
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine(storable, 'This contains a character that cannot be stored.');
}

/** Like {@link text}, and not empty; `missing` is the sentence shown when it is. */
export function requiredText(max: number, missing: string) {
  return text(max).min(1, missing);
}

/** An identifier in a path: what the server itself hands out, nothing else. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not an identifier.');
