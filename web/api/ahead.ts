/** The page whose first data comes in one answer, which the page itself asks for (build/startPages.ts). */
const START = '/customer/dashboard';
export const OPENING = '/api/opening';
/** What may be in it. */
const IN_OPENING =
  /^\/api\/(me|customers\/[^/]+\/(daily-progress\/[^/]+|diet-plans\/latest|goals))$/;

type Answers = Record<string, { readonly status: number; readonly body: unknown }>;
type Asked = {
  readonly at: number;
  /** Null where something else answered. */
  readonly answers: Promise<Answers | null>;
};

/** After so long an answer may be out of date. */
const FRESH_MS = 15_000;
const LONGEST_WAIT_MS = 60_000;

/** Undefined until the page first asks for anything, null where it opens on another screen. */
let opening: Asked | null | undefined;

/**
 * The answer to a GET that may have come with those that the dashboard opens with; settles with undefined
 * where it did not. Each is taken once. Rejects as a request does where no answer came.
 */
export function askedAhead(path: string): Promise<Response | undefined> | undefined {
  if (opening === undefined) opening = isStart() ? ask() : null;
  return opening && IN_OPENING.test(path) ? answerIn(opening, path) : undefined;
}

/** What came ahead may be from before a change: what was not taken yet is asked for anew. */
export function forgetAhead(): void {
  opening = null;
}

async function answerIn({ at, answers }: Asked, path: string): Promise<Response | undefined> {
  const all = await answers.catch((error: unknown) => {
    // The next try asks for itself.
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
  // Whoever waits for it is told.
  answers.catch(() => undefined);
  return { at: Date.now(), answers };
}

async function answersOf(response: Response): Promise<Answers | null> {
  if (!response.ok) return null;
  const { answers } = (await response.json().catch(() => ({}))) as { answers?: Answers };
  return answers ?? null;
}
