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
const LONGEST_WAIT_MS = 60_000;

/** Undefined until the page makes its first request; null if the page opened on another screen. */
let opening: Asked | null | undefined;

/**
 * The answer to a GET, if it came with the combined answer that the dashboard opens with; resolves to
 * undefined if it did not. Each answer is used once. Rejects as a request does if the server did not answer.
 */
export function askedAhead(path: string): Promise<Response | undefined> | undefined {
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
