import { fieldErrors } from '../api/errors.ts';
import type { Checked } from './sending.ts';

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
