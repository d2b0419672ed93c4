import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 2000;
const MOST_TRIES = 6;

/** Asks as somebody does who is told that the server is busy, and to come back: a few times, two seconds apart. */
export async function patiently<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    await pause(AGAIN_MS);
  }
}
