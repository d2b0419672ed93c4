import { addDays, type Day } from '#domain/day.ts';
import type { Stage } from '../stage/stage.ts';
import { barePath, type Work } from '../works.ts';
import type { Gun, Round } from './round.ts';

/** One server of one practice, which is measured in turn with others. */
export type Contestant = { readonly stage: Stage; readonly of: 'product' | 'bare' };

type Load = {
  readonly today: Day;
  readonly rounds: number;
  readonly seconds: number;
};

// Rounds before those that count. A server that was just started compiles code and reads data for the first
// time, which is not part of a request's cost.
export const WARM_UPS = 2;

export const CONNECTIONS = 16;

// Earlier than any logged day, and so far apart that no two rounds overlap.
const FIRST_BEFORE = 200;
const DAYS_A_ROUND = 400;
let fired = 0;

/** A range of unlogged days for one round. */
export const unloggedBefore = (today: Day): Day => {
  fired += 1;
  return addDays(today, -FIRST_BEFORE - fired * DAYS_A_ROUND);
};

/**
 * Runs the same work on all of them in turn, round by round, so that other activity of the machine affects
 * all equally; every second round in reverse order. Returns the rounds of each, in order.
 */
export async function interleaved(
  gun: Gun,
  work: Work,
  contestants: readonly Contestant[],
  { today, rounds, seconds }: Load,
): Promise<Round[][]> {
  const shots = new Map(
    contestants.map(({ stage }) => [stage, work.shots(stage.practice, today)] as const),
  );
  const logsNewDays = [...shots.values()].some(([first]) => first?.path.includes('DAY'));
  const order = contestants.map(({ stage, of }) => ({ stage, of, taken: [] as Round[] }));
  for (let turn = -WARM_UPS; turn < rounds; turn += 1)
    for (const { stage, of, taken } of turn % 2 ? order.toReversed() : order) {
      const round = await gun.fire({
        url: stage[of].url,
        method: work.method,
        shots: (shots.get(stage) ?? []).map((shot) =>
          of === 'bare' ? { ...shot, path: barePath(work, shot.path) } : shot,
        ),
        connections: CONNECTIONS,
        seconds,
        amount: work.amount,
        before: logsNewDays ? unloggedBefore(today) : today,
        server: stage[of].pid,
        database: stage.database,
      });
      if (turn >= 0) taken.push(round);
      else if (round.bad > 0) throw new Error(`${round.bad} bad answers before the first round.`);
    }
  return order.map(({ taken }) => taken);
}
