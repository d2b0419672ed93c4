import { OPERATION_BUDGET_MS, UPLOAD_BUDGET_MS } from '#domain/images/retry.ts';
import { send } from '../api/request.ts';
import { attemptUpload } from './attemptUpload.ts';
import { withRetries } from './retries.ts';

const pathOf = (ownerId: string) => `/api/profile-images/${encodeURIComponent(ownerId)}`;

export type Uploading = {
  /** Aborted: the person changed their mind. */
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** A try failed for now, and another one follows. */
  readonly onWaiting: () => void;
};

/** Makes a picture one's own and returns its address. Throws `ApiError` with a code of storing. */
export async function uploadImage(
  ownerId: string,
  picture: Blob,
  uploading: Uploading,
): Promise<string> {
  const attempt = (signal: AbortSignal) =>
    attemptUpload(pathOf(ownerId), picture, { signal, onProgress: uploading.onProgress });
  const { profileImageUrl } = await withRetries(attempt, {
    ...uploading,
    budgetMs: UPLOAD_BUDGET_MS,
  });
  return profileImageUrl;
}

export const removeImage = (ownerId: string): Promise<void> =>
  withRetries(() => send<void>('DELETE', pathOf(ownerId)), { budgetMs: OPERATION_BUDGET_MS });
