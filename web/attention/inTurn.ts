/** What is asked again and again has so long a rest in between, in milliseconds. */
const REST_MS = 2000;

type Turn = { startedAt: number; waiting: Promise<unknown> | null };
const turns = new Map<string, Turn>();

/**
 * Asks at once, but what was asked a moment ago only after a rest, once for all who ask meanwhile: in a large
 * practice somebody logs a meal every second, and each time the board may be another.
 */
export function inTurn<T>(key: string, ask: () => Promise<T>): Promise<T> {
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

/** Somebody has just changed what they will see: it is asked at once. */
export const forgetTurns = (): void => turns.clear();
