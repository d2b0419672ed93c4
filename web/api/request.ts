import { PAGE_HEADER } from '#domain/connection.ts';
import { CONSENT_NEEDED } from '#domain/signIn/access.ts';
import { say } from './words.ts';

/** This page, which fetches nothing again for a change of its own. */
export const PAGE = Math.random().toString(36).slice(2);

/** A refusal or an error, as the server answered it. `status` is 0 if no answer arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** A sentence for each bad field, by its dotted path. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter;
  }
}

const BROKEN_ANSWER = 'broken-answer';

/**
 * Whether to refetch what is on screen after a change failed: somebody else may have changed it first, or the
 * change may be stored although its answer was cut off. Without a connection or a session the refetch would
 * fail as well.
 */
export const worthFetchingAgain = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.code === BROKEN_ANSWER ||
  (error.status !== 0 && error.status !== 401);

/** There is no connection. */
export const offline = () => new ApiError(0, 'offline', say.noConnection);

const LONGEST_WAIT_MS = 60_000;

type Unauthenticated = () => void;
let onUnauthenticated: Unauthenticated = () => undefined;

/** Calls `listener` whenever an answer shows that the session has changed or is over. */
export function whenUnauthenticated(listener: Unauthenticated): void {
  onUnauthenticated = listener;
}

/** Fetches `/api…`. Throws {@link ApiError}, also when `signal` aborts the request. */
export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>(path, { method: 'GET', ...(signal && { signal }) });
}

/** Sends a change to `/api…`; `ifMatch` is the version it was made from. Throws {@link ApiError}. */
export function send<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  options: { ifMatch?: number; idempotencyKey?: string } = {},
): Promise<T> {
  forgetAhead();
  const headers: Record<string, string> = { [PAGE_HEADER]: PAGE };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  return request<T>(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reach(path, init);
  if (!response.ok) throw await refusal(path, response);
  if (response.status === 204) return undefined as T;
  return (await bodyOf(response)) as T;
}

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('json') === true;

/** Reads a response body, which may still fail after a successful status. Throws {@link ApiError}. */
async function bodyOf(response: Response): Promise<unknown> {
  if (!isJson(response)) throw new ApiError(0, 'not-the-server', say.notOurServer);
  try {
    return await response.json();
  } catch (cause) {
    throw isTimeout(cause)
      ? new ApiError(0, 'timeout', say.tooSlow)
      : new ApiError(0, BROKEN_ANSWER, say.brokeOff);
  }
}

const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const ahead = init.method === 'GET' ? askedAhead(path) : undefined;
    const answer = ahead && (await ahead);
    if (answer) return answer;
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    return await fetch(path, { credentials: 'same-origin', signal, ...init });
  } catch (cause) {
    throw isTimeout(cause) ? new ApiError(0, 'timeout', say.tooSlow) : offline();
  }
}

type ErrorBody = { code?: string; message?: string; fields?: Record<string, string> };

/** Makes the error from an answer whose status is not ok. */
export async function refusal(path: string, response: Response): Promise<ApiError> {
  const { code, message, fields } = await errorBody(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  // The consent was withdrawn on another screen. What is known of the person is fetched again.
  if (code === CONSENT_NEEDED) onUnauthenticated();
  // A wrong password at sign-in is a 401 too, but does not end a session.
  if (response.status === 401 && path !== '/api/auth/sign-in') onUnauthenticated();
  return new ApiError(
    response.status,
    code ?? 'unknown',
    message ?? say.serverError(response.status),
    { ...(fields && { fields }), ...(Number.isFinite(retryAfter) && { retryAfter }) },
  );
}

async function errorBody(response: Response): Promise<ErrorBody> {
  // A proxy in between may answer with a page of its own.
  if (!isJson(response)) return {};
  // If the body is cut off, only the status is known.
  const body = (await response.json().catch(() => ({}))) as { error?: ErrorBody };
  return body.error ?? {};
}

/** The page whose first data comes in one answer, which the page itself asks for (build/startPages.ts). */
const START = '/customer/dashboard';
export const OPENING = '/api/opening';
/** The requests whose answers may be in it. */
const IN_OPENING =
  /^\/api\/(me|customers\/[^/]+\/(daily-progress\/[^/]+|diet-plans\/latest|goals))$/;

type Answers = Record<string, { readonly status: number; readonly body: unknown }>;
type Asked = {
  readonly at: number;
  /** Null if the response was not the expected JSON. */
  readonly answers: Promise<Answers | null>;
};

/** An answer older than this may be out of date. */
const FRESH_MS = 15_000;

/** Undefined until the page makes its first request; null if the page opened on another screen. */
let opening: Asked | null | undefined;

/**
 * The answer to a GET, if it came with the combined answer that the dashboard opens with; resolves to
 * undefined if it did not. Each answer is used once. Rejects as a request does if the server did not answer.
 */
function askedAhead(path: string): Promise<Response | undefined> | undefined {
  if (opening === undefined) opening = isStart() ? ask() : null;
  return opening && IN_OPENING.test(path) ? answerIn(opening, path) : undefined;
}

/** After a change, answers fetched ahead may be out of date: the unused ones are dropped and fetched again. */
export function forgetAhead(): void {
  opening = null;
}

async function answerIn({ at, answers }: Asked, path: string): Promise<Response | undefined> {
  const all = await answers.catch((error: unknown) => {
    // The next attempt makes its own request.
    opening = null;
    throw error;
  });
  const answer = all?.[path];
  if (all) delete all[path];
  if (!answer || Math.abs(Date.now() - at) > FRESH_MS) return undefined;
  return Response.json(answer.body, { status: answer.status });
}

const isStart = (): boolean => globalThis.location?.pathname === START;

function ask(): Asked {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const answers = fetch(OPENING, { credentials: 'same-origin', signal }).then(answersOf);
  // Avoids an unhandled rejection; callers that wait for the answer still get the error.
  answers.catch(() => undefined);
  return { at: Date.now(), answers };
}

async function answersOf(response: Response): Promise<Answers | null> {
  if (!response.ok) return null;
  const { answers } = (await response.json().catch(() => ({}))) as { answers?: Answers };
  return answers ?? null;
}

type Load = () => Promise<unknown>;

/** Whether prefetching is off: the browser asks to save data, or is offline. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const asked =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return asked || !navigator.onLine;
}

/**
 * Prefetches, unless data is to be saved. A failure is not shown: the screen that needs the data requests it
 * again.
 */
export async function prefetch(load: Load): Promise<void> {
  if (!savesData()) await load().catch(() => undefined);
}
