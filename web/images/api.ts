import { OPERATION_BUDGET_MS, UPLOAD_BUDGET_MS } from '#domain/connection.ts';
import { offline, refusal, send } from '../api/request.ts';
import { storingError, withRetries } from './retries.ts';

const pathOf = (ownerId: string) => `/api/profile-images/${encodeURIComponent(ownerId)}`;

export type Uploading = {
  /** Aborted: the person changed their mind. */
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** Called when an attempt failed for now and another follows. */
  readonly onWaiting: () => void;
};

/** Uploads the user's picture and returns its URL. Throws `ApiError` with a storage error code. */
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

type Attempt = { readonly signal: AbortSignal; readonly onProgress: (sent: number) => void };

/**
 * One attempt. Uses XMLHttpRequest, because `fetch` does not report upload progress. Throws {@link ApiError}.
 */
function attemptUpload(
  path: string,
  picture: Blob,
  { signal, onProgress }: Attempt,
): Promise<{ profileImageUrl: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.setRequestHeader('content-type', picture.type);
    const failed = () => reject(offline());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText));
      else void refusal(path, asResponse(request)).then(reject);
    };
    request.onerror = failed;
    request.onabort = () => reject(storingError('canceled'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) reject(storingError('canceled'));
    else request.send(picture);
  });
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}

/** Sends a picture or a file; two with the same idempotency key are one. Throws {@link ApiError}. */
export async function uploadOf<Made>(
  path: string,
  body: Blob,
  signal: AbortSignal,
  key?: string,
): Promise<Made> {
  const headers = { 'content-type': body.type, ...(key && { 'idempotency-key': key }) };
  const unreached = () => {
    throw offline();
  };
  const answer = await fetch(path, { method: 'POST', headers, body, signal }).catch(unreached);
  if (!answer.ok) throw await refusal(path, answer);
  // A page that answers in place of the server, for example a hotel's log-in page, does not count as an answer.
  return (await answer.json().catch(unreached)) as Made;
}
