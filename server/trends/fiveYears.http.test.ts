import { expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { expectWithin } from '#test/withinTime.ts';

const DAYS = 1826;
const ROUNDS = 15;
const MOST_MS = 50;

onEachEngine('Trends of five years', (engine) => {
  it('[TREND-03] every day and every weight of five years counts, and the answer is there at once', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const dates = daysFrom(addDays(todayOf(customer), 1 - DAYS), DAYS);
    await engine.make.manyDays(
      customer,
      dates.map((date, nth) => ({ date, sleepHours: 5 + (nth % 8) / 2 })),
    );
    await engine.make.measured(
      customer,
      dates.map((date, nth) => ({ date, value: 90 - nth / 200 + (nth % 4) / 2 })),
    );
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { body } = await engine
        .as(customer)
        .get<Trends>(`/api/customers/${customer.id}/trends?range=all`);
      times.push(performance.now() - began);
      const [weight] = body.measured;
      for (const { weeks } of [body.sleep, body.adherence, ...(weight ? [weight] : [])])
        expect(weeks.reduce((sum, { n }) => sum + n, 0)).toBe(DAYS);
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    console.info(`trends of five years, ${engine.name}: ${median.toFixed(1)} ms`);
    expectWithin(median, MOST_MS);
  });
});
