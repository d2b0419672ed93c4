import { dayIn } from '#domain/day.ts';
import { median } from './figures/summary.ts';
import type { Gun } from './load/round.ts';
import { type Contestant, interleaved } from './load/rounds.ts';
import type { Options } from './options.ts';
import type { Stage } from './stage/stage.ts';

/**
 * Microseconds of CPU that finding out who asks takes: what a customer is refused a dietician's page
 * for, less what somebody without a session is.
 */
export async function sessionCheck(
  gun: Gun,
  stage: Stage,
  { rounds, seconds }: Pick<Options, 'rounds' | 'seconds'>,
): Promise<number> {
  const contestants: Contestant[] = [{ stage, of: 'product' }];
  const load = { connections: 16, rounds: 1, seconds, today: dayIn('UTC', new Date()) };
  const refused = { method: 'GET' } as const;
  const spent: number[] = [];
  // The first pair only warms the code.
  for (let count = 0; count <= rounds; count += 1) {
    const path = '/api/customers';
    const nobody = { ...refused, status: 401, shots: () => [{ path }] };
    const customers = {
      ...refused,
      status: 403,
      shots: ({ customers }: Stage['practice']) =>
        customers.map(({ cookie }) => ({ path, cookie: `${cookie.name}=${cookie.value}` })),
    };
    const [without] = (await interleaved(gun, nobody, contestants, load))[0] ?? [];
    const [found] = (await interleaved(gun, customers, contestants, load))[0] ?? [];
    if (!without || !found || without.bad + found.bad > 0)
      throw new Error('Somebody was not refused as they should be.');
    if (count > 0) spent.push(found.serverMicros - without.serverMicros);
  }
  return Number(median(spent).toFixed(1));
}
