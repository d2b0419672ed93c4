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
 * The answer to a GET that came with those that the dashboard opens with; undefined for none. Each is
 * taken once. Rejects as a request does where no answer came.
 */
export async function askedAhead(path: string): Promise<Response | undefined> {
  if (opening === undefined) opening = isStart() ? ask() : null;
  if (!opening || !IN_OPENING.test(path)) return undefined;
  const { at } = opening;
  const answers = await opening.answers.catch((error: unknown) => {
    // The next try asks for itself.
    opening = null;
    throw error;
  });
  const answer = answers?.[path];
  if (answers) delete answers[path];
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
