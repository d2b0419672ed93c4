import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { addDays } from '#domain/day.ts';
import { contentOf } from '#domain/progress/dayParts.ts';
import type { DayAnswer } from '#domain/progress/progressSchema.ts';
import { onSqlite } from '../engines.ts';
import { todayOf } from '../factories/people.ts';
import { isThorough } from '../thorough.ts';
import { oneRun } from './oneRun.ts';
import { browserOf } from './phones.ts';
import type { Stored } from './wishes.ts';

// `npm run test:offline` sets these; without them, the same few runs each time.
const SEED = Number(process.env.OFFLINE_SEED ?? 1);
const DISHES = [
  'Porridge',
  'An apple\nor A pear\nor Two plums',
  'Lentil soup',
  'Baked trout',
  '',
  '',
  '',
  '',
];
const RUNS = Number(process.env.OFFLINE_RUNS ?? (isThorough ? 40 : 20));

onSqlite('Two phones without a network', (engine) => {
  let history: Stored[] = [];

  const hear = async ({ method }: RequestInit, answer: Response) => {
    if (method !== 'PATCH' || !answer.ok) return;
    const { record } = (await answer.json()) as DayAnswer;
    if (record) history.push({ date: record.date, content: contentOf(record) });
  };

  beforeAll(() => {
    const browser = browserOf(engine.url, hear);
    for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  });
  afterAll(() => void vi.unstubAllGlobals());

  it(`[DAY-04] [T-L1] in ${RUNS} random runs nothing is lost, nothing doubled, and server and phones agree once the network is back`, {
    timeout: 120_000 + RUNS * 5000,
  }, async () => {
    const wrong: string[] = [];
    let stored = 0;
    for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      await engine.make.aPlan(customer, { startDate: addDays(today, -3), meals: DISHES });
      history = [];
      const faults = await oneRun({
        customerId: customer.id,
        cookie: `${customer.cookie.name}=${customer.cookie.value}`,
        today,
        dishes: DISHES,
        random: randomFrom(`offline ${seed}`).next,
        get history() {
          return history;
        },
        messages: async () => {
          const { body } = await engine
            .as(customer)
            .get<{ items: { text: string }[] }>(`/api/customers/${customer.id}/messages`);
          return body.items.map(({ text }) => text);
        },
      });
      stored += history.length;
      wrong.push(...faults.map((fault) => `${fault} (OFFLINE_SEED=${seed}, --runs 1)`));
    }
    if (process.env.OFFLINE_FIGURES) {
      const line = JSON.stringify({ runs: RUNS, seed: SEED, stored, wrong });
      appendFileSync(process.env.OFFLINE_FIGURES, `${line}\n`);
    }
    expect(wrong).toEqual([]);
    expect(stored).toBeGreaterThan(RUNS);
  });
});
