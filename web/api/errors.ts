import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { ApiError } from './request.ts';

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

/** In the past tense, because the message is still on screen after the user has signed in again. */
const SESSION_ENDED = 'Your session had ended. Sign in again, then try once more.';

/** What to tell a person about a failure. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401 && error.code === 'unauthenticated')
    return SESSION_ENDED;
  const firstIssue = issuesOf(error)[0];
  if (firstIssue) return firstIssue.message;
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
