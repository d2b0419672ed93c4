import { ApiFailure } from '../http/failure.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';

/** Awaits an answer of the storage. Throws 503 when the folder or bucket cannot be reached. */
export async function fromStorage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, cause } = error as Error;
    log.error('picture storage failed', { error: wordsOf(message), cause: wordsOf(cause) });
    throw new ApiFailure(
      503,
      'storage-away',
      'Pictures cannot be reached just now. Nothing was changed; try again in a moment.',
    );
  }
}
