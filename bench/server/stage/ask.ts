import { isDeepStrictEqual } from 'node:util';
import { addDays, type Day } from '#domain/day.ts';
import type { Practice } from '../practice/practice.ts';
import { barePath, type Shot, type Work } from '../works.ts';

/** The addresses of the two servers of a practice. */
export type Pair = { readonly product: string; readonly bare: string };

async function ask(url: string, method: Work['method'], { path, cookie, body }: Shot) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as unknown;
}

/**
 * Sends the same requests to both servers, for some of the people, and throws if the data of their responses
 * differs. Nobody has logged `unlogged` and the day before it.
 */
export async function compare(
  { product, bare }: Pair,
  work: Work,
  practice: Practice,
  { today, unlogged, count = 3 }: { today: Day; unlogged: Day; count?: number },
): Promise<void> {
  const shots = work.shots(practice, today);
  const step = Math.max(1, Math.floor(shots.length / count));
  const same = work.same ?? ((answer: unknown) => answer);
  for (let at = 0; at < shots.length; at += step) {
    const shot = shots[at];
    if (!shot) continue;
    const path = (day: Day) => shot.path.replace('DAY', day);
    const dayBefore = addDays(unlogged, -1);
    const ours = await ask(product, work.method, { ...shot, path: path(unlogged) });
    const theirs = await ask(bare, work.method, {
      ...shot,
      path: barePath(work, path(dayBefore)),
    });
    const [first, second] = [same(ours), same(withDay(theirs, dayBefore, unlogged))];
    if (!isDeepStrictEqual(first, second))
      throw new Error(
        `${work.title}: the two servers differ.\n${JSON.stringify(first)}\n${JSON.stringify(second)}`,
      );
  }
}

/** A response about one day rewritten for another; neither day occurs in other responses. */
const withDay = (answer: unknown, from: Day, to: Day): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(from, to));
