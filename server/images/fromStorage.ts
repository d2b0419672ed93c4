import { ApiFailure } from '../http/failure.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';

/** What the storage answers. Throws 503 when it cannot be reached, whatever it is made of. */
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
