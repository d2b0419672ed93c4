import { ApiError } from '../api/request.ts';

/** Resolves to the error if somebody else saved first (412), so that the form can show it. Throws every other error. */
export async function unlessOutdated<T>(saving: Promise<T>): Promise<T | ApiError> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return error;
    throw error;
  }
}
