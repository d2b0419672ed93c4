import { ApiError, refusal } from '../api/request.ts';
import { storingError } from './storingError.ts';

type Attempt = { readonly signal: AbortSignal; readonly onProgress: (sent: number) => void };

/** One try. `fetch` cannot tell how much is sent, so this is the older way. Throws {@link ApiError}. */
export function attemptUpload(
  path: string,
  picture: Blob,
  { signal, onProgress }: Attempt,
): Promise<{ profileImageUrl: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.setRequestHeader('content-type', picture.type);
    const failed = () => reject(new ApiError(0, 'offline', 'There is no connection.'));
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
