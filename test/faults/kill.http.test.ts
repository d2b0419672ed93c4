import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/plan.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { ENGINES } from '../engines.ts';
import { dayInput } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { factories } from '../factories.ts';
import { freePort } from '../freePort.ts';
import { postgresDatabase } from '../postgres/databases.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';

const ROUNDS = 4;
const WRITERS = 4;
const SECRET = 'a-secret-for-faults-which-guards-nothing';

/** What the server has acknowledged, to be found again after each kill. */
type Acknowledged = { days: Map<string, string>; plans: Map<string, string>; writes: number };

it.each(ENGINES)(
  '[T-I1] kill -9 in the middle of writes loses nothing acknowledged, and halves nothing (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-kill-'));
    const database = engine === 'postgres' ? await postgresDatabase() : null;
    const settings = { DATA_DIR: dataDir, SECRET, ...(database && { DATABASE_URL: database.url }) };
    const server = serverProcess(await freePort(), settings, ['--no-build']);
    await server.start();
    const direct = await openDatabase(readConfig(settings));
    const make = factories(direct.db, SECRET);
    const dietician = await make.aDietician();
    const customer = await make.aCustomer();
    const acknowledged: Acknowledged = { days: new Map(), plans: new Map(), writes: 0 };

    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = acknowledged.writes + 60;
      const writing = Array.from({ length: WRITERS }, (_, writer) =>
        writeUntilCut(server, { dietician, customer }, acknowledged, `${round}-${writer}`),
      );
      await expect.poll(() => acknowledged.writes, { timeout: 30_000 }).toBeGreaterThan(enough);
      await server.kill();
      await Promise.all(writing);
      await server.start();
      await expectEverything(server, customer, dietician, acknowledged);
    }

    expect(acknowledged.writes).toBeGreaterThan(ROUNDS * 60);
    await direct.close();
    await server.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);

type People = { dietician: Person; customer: Person };

/** Writes days and plans in turn until the server is gone; a day's notes say which write it was. */
async function writeUntilCut(
  server: ServerProcess,
  { dietician, customer }: People,
  acknowledged: Acknowledged,
  writer: string,
): Promise<void> {
  const today = todayOf(customer);
  for (let count = 0; ; count += 1) {
    const mark = `${writer}-${count}`;
    // Each writer has days of its own: of two writes to one day, either may be the last.
    const date = addDays(today, -(Number(writer.split('-')[1]) * 50 + (count % 50)));
    const isDay = count % 3 !== 0;
    const path = isDay ? `daily-progress/${date}` : 'diet-plans';
    const body = isDay ? dayInput({ notes: mark }) : planInput(today, { name: mark });
    const answer = await send(server, isDay ? customer : dietician, `${customer.id}/${path}`, {
      method: isDay ? 'PUT' : 'POST',
      body: JSON.stringify(body),
    });
    if (!answer) return;
    if (isDay) acknowledged.days.set(date, mark);
    else acknowledged.plans.set(((await answer.json()) as DietPlan).id, mark);
    acknowledged.writes += 1;
  }
}

async function send(
  server: ServerProcess,
  person: Person,
  path: string,
  init: RequestInit = {},
): Promise<Response | null> {
  try {
    const answer = await fetch(`${server.url}/api/customers/${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        cookie: `${person.cookie.name}=${person.cookie.value}`,
      },
    });
    expect(answer.ok).toBe(true);
    // The acknowledgement counts once all of it is here.
    return new Response(await answer.text());
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function expectEverything(
  server: ServerProcess,
  customer: Person,
  dietician: Person,
  { days, plans }: Acknowledged,
): Promise<void> {
  for (const [date, mark] of days) {
    const answer = await send(server, dietician, `${customer.id}/daily-progress/${date}`);
    if (!answer) throw new Error('the server is gone again');
    const { record } = (await answer.json()) as { record: { notes: string } };
    // A later write that was cut off may have landed; an earlier one may not stand in its place.
    expect(timeOf(record.notes), date).toBeGreaterThanOrEqual(timeOf(mark));
  }
  for (const [id, mark] of plans) {
    const answer = await send(server, dietician, `${customer.id}/diet-plans/${id}`);
    const plan = (await answer?.json()) as DietPlan;
    expect(plan.name).toBe(mark);
    expect(plan.weeklyDietPlan).toHaveLength(7);
  }
}

/** When a write was sent, as a number that grows: by its round, then by its count. */
function timeOf(mark: string): number {
  const [round, , count] = mark.split('-').map(Number);
  return (round ?? 0) * 1_000_000 + (count ?? 0);
}
