import { FIELD_ORDER, type FieldPath } from './fields.ts';
import type { FieldErrors } from './formState.ts';

/** The fields a 422 names, as far as the form has them. */
export function knownErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => FIELD_ORDER.includes(path)));
}

/** The first wrong field in reading order: where the caret goes. */
export const firstError = (errors: FieldErrors): FieldPath | null =>
  FIELD_ORDER.find((path) => path in errors) ?? null;
