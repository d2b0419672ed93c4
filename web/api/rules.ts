import { ApiError, OFFLINE } from './request.ts';

const NOT_HERE =
  'This could not be checked, because a part of Weekplate did not arrive. Nothing you typed is lost: try again when you are online. If it happens again, load the page again.';

/**
 * Loads the schemas that validate a form, when they are first needed: they are 35 kB that no first screen
 * should wait for. Throws {@link ApiError} with a sentence that says what to do.
 */
export async function rules<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw navigator.onLine
      ? new ApiError(0, 'rules-missing', NOT_HERE)
      : new ApiError(0, 'offline', OFFLINE);
  }
}
