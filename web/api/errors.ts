import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { ApiError, offline } from './request.ts';
import { say } from './words.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

const issuesOf = (error: unknown): Issue[] =>
  typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues)
    ? error.issues
    : [];

/**
 * A sentence for each bad field, by its dotted path, from a server error or a zod error. If a field has
 * several problems, only the first is given.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (error instanceof ApiError) return error.fields;
  const fields: Record<string, string> = {};
  for (const issue of issuesOf(error)) {
    const path = issue.path.map(String).join('.');
    fields[path] ??= issue.message;
  }
  return fields;
}

/** The reasons why the server asks for confirmation, one sentence each; null if it does not ask. */
export const reasonsToConfirm = (error: unknown): string[] | null =>
  error instanceof ApiError && error.code === CONFIRM_NEEDED ? Object.values(error.fields) : null;

/** What to tell a person about a failure. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401 && error.code === 'unauthenticated')
    return say.sessionEnded;
  const firstIssue = issuesOf(error)[0];
  if (firstIssue) return firstIssue.message;
  return error instanceof Error ? error.message : say.wentWrong;
}

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;
const TOO_MANY = 429;

/** Milliseconds until the automatic retry; null if the same request would be refused again. */
export function retryAfter(failure: unknown, failures: number): number | null {
  if (!(failure instanceof ApiError)) return null;
  const { status, retryAfter: seconds } = failure;
  if (status !== 0 && status < 500 && status !== TOO_MANY) return null;
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return seconds === undefined ? wait : Math.max(wait, seconds * 1000);
}

/**
 * Loads the schemas that validate a form, when they are first needed: they are 35 kB that no first screen
 * should wait for. Throws {@link ApiError} with a sentence that says what to do.
 */
export async function rules<T>(load: () => Promise<T>): Promise<T> {
  try {
    const [loaded, messages] = await Promise.all([load(), import('#domain/textSchema.ts')]);
    messages.setSchemaMessages();
    return loaded;
  } catch {
    throw navigator.onLine ? new ApiError(0, 'rules-missing', say.partMissing) : offline();
  }
}
