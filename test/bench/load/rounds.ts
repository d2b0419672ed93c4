import { addDays, type Day } from '#domain/day.ts';
import type { Stage } from '../stage/stage.ts';
import { barePath, type Work } from '../works.ts';
import type { Gun, Round } from './round.ts';

/** One server of one practice, which is measured beside others. */
export type Contestant = { readonly stage: Stage; readonly of: 'product' | 'bare' };

export type Load = {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Rounds before those, which count for nothing. */
  readonly warmUps?: number;
};

/** The status that counts as a good answer is 200, unless told otherwise. */
export type Asked = Pick<Work, 'method' | 'shots' | 'amount'> & {
  readonly bare?: Work['bare'];
  readonly status?: number;
};

// Further back than anybody has logged, and so far apart that no two rounds meet.
const FIRST_BEFORE = 200;
const DAYS_A_ROUND = 400;
let fired = 0;

/** A stretch of days for one round that nobody has logged. */
export const unloggedBefore = (today: Day): Day => {
  fired += 1;
  return addDays(today, -FIRST_BEFORE - fired * DAYS_A_ROUND);
};

/**
 * Fires at each of so many in turn, round by round, so that whatever else the machine does meets each
 * alike; each second round the other way round. The rounds of each, in their order.
 */
export async function inTurn(
  count: number,
  { rounds, warmUps = 0 }: Pick<Load, 'rounds' | 'warmUps'>,
  fire: (place: number) => Promise<Round>,
): Promise<Round[][]> {
  const order = Array.from({ length: count }, (_, place) => place);
  const taken: Round[][] = order.map(() => []);
  for (let turn = -warmUps; turn < rounds; turn += 1)
    for (const place of turn % 2 ? order.toReversed() : order) {
      const round = await fire(place);
      if (turn >= 0) taken[place]?.push(round);
      else if (round.bad > 0) throw new Error(`${round.bad} bad answers before the first round.`);
    }
  return taken;
}

/** Asks all of them for the same work in turn. */
export async function interleaved(
  gun: Gun,
  work: Asked,
  contestants: readonly Contestant[],
  { today, connections, seconds, ...turns }: Load & { readonly today: Day },
): Promise<Round[][]> {
  const shots = new Map(
    contestants.map(({ stage }) => [stage, work.shots(stage.practice, today)] as const),
  );
  const logsNewDays = [...shots.values()].some(([first]) => first?.path.includes('DAY'));
  return inTurn(contestants.length, turns, (place) => {
    const { stage, of } = contestants[place] as Contestant;
    return gun.fire({
      url: stage[of].url,
      method: work.method,
      shots: (shots.get(stage) ?? []).map((shot) =>
        of === 'bare' ? { ...shot, path: barePath(work, shot.path) } : shot,
      ),
      connections,
      seconds,
      amount: work.amount?.(connections),
      status: work.status ?? 200,
      before: logsNewDays ? unloggedBefore(today) : today,
      server: stage[of].pid,
      database: stage.database,
    });
  });
}
