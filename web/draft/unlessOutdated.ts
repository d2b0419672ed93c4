import { ApiError } from '../api/request.ts';

/** The refusal, where somebody else saved first (412): the form shows that, and asks whose is to stay. */
export async function unlessOutdated<T>(saving: Promise<T>): Promise<T | ApiError> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return error;
    throw error;
  }
}
