/** The shortest time between two requests for the same thing, in milliseconds. */
const REST_MS = 2000;

type Turn = { startedAt: number; waiting: Promise<unknown> | null };
const turns = new Map<string, Turn>();

/**
 * Throttles requests: the first is sent at once; later ones wait for the rest of the interval and share one
 * request. In a large practice somebody logs a meal every second, and each time the board may change.
 */
export function throttled<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const turn = turns.get(key) ?? { startedAt: Number.NEGATIVE_INFINITY, waiting: null };
  turns.set(key, turn);
  if (turn.waiting) return turn.waiting as Promise<T>;
  const rest = turn.startedAt + REST_MS - performance.now();
  const start = () => {
    turn.waiting = null;
    turn.startedAt = performance.now();
    return ask();
  };
  if (rest <= 0) return start();
  const waiting = new Promise((resolve) => setTimeout(resolve, rest)).then(start);
  turn.waiting = waiting;
  return waiting;
}

/** The user has just made a change that they expect to see, so the next request is sent at once. */
export const endThrottling = (): void => turns.clear();
