import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { todayOf } from '../factories/people.ts';
import { confirmedPlan } from '../factories/plans.ts';
import { freePort } from '../freePort.ts';
import { mailServer } from '../mailServer.ts';
import { pushReceiver } from '../notifications/pushReceiver.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';
import { aPlace, type Place } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf, until } from './until.ts';

const NOT_ALWAYS_AT_THE_SAME_PLACE_MS = 40;
// What could not be recorded as sent, because the database was busy, can be sent again after its lease.
const LEASED_MS = 5 * 60_000;

/**
 * Kills the server, once in each round, while mails and push messages about new plans are sent to a mail
 * server and a push service of our own. Every acknowledged plan must have been announced, and under a single
 * name: a message that is sent again after a kill has the same name, by which programs show it only once.
 */
export async function toldKilled(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('mails and pushes: kill -9', engine);
  const place = await aPlace(engine);
  const [mail, services] = await Promise.all([mailServer(), pushReceiver()]);
  await Promise.all([mail.start(), services.start()]);
  const more = { SMTP_URL: mail.url, PUSH_HOSTS: services.host, OUTBOX_SECONDS: '1' };
  const server = serverProcess(await freePort(), { ...place.settings, ...more }, ['--no-build']);
  try {
    await server.start();
    const { dietician, customer } = await place.direct(async (_, make) => ({
      dietician: await make.aDietician(),
      customer: await make.aCustomer(),
    }));
    await put(server, customer, '/api/notifications/push', services.subscribe());
    const arrived = () => mail.received.length + services.arrived.length;
    for (; report.rounds < rounds; report.rounds += 1) {
      const before = arrived();
      const writing = Promise.all(
        Array.from({ length: writes }, () => upload(server, dietician, customer)),
      );
      await until('something leaves', () => arrived() > before);
      await pause(Math.random() * NOT_ALWAYS_AT_THE_SAME_PLACE_MS);
      await server.kill();
      await endLeases(place);
      report.seconds.push(await secondsOf(() => server.start()));
      await writing;
      report.acknowledged += writes;
    }
    await until('everything has left', () => isAllSent(place), LEASED_MS + 90_000);
    const told = await idsOfTold(place);
    const names = mail.received.map((each) => each.header('Message-ID') ?? '');
    const tags = services.arrived.map(({ message }) => message.tag);
    const verdicts = told.flatMap((id) => [
      new Set(names.filter((name) => name.startsWith(`<${id}.`))).size,
      new Set(tags.filter((tag) => tag === id)).size,
    ]);
    report.judged({
      lost: verdicts.filter((count) => count === 0).length,
      duplicated: verdicts.filter((count) => count > 1).length,
      halfWritten: 0,
    });
    // A plan that was acknowledged but announced to nobody would be in none of the lists.
    if (told.length !== report.acknowledged)
      report.problems.push(`${told.length} of ${report.acknowledged} plans were told`);
    const again = names.length + tags.length - verdicts.length;
    report.note = `${verdicts.length} mails and pushes, ${again} sent again under their name`;
    return report.row();
  } finally {
    await server.stop();
    await Promise.all([mail.stop(), services.stop()]);
    await place.end();
  }
}

/** Uploads a plan, repeatedly until it is acknowledged. */
async function upload(server: ServerProcess, dietician: Person, customer: Person): Promise<void> {
  const key = crypto.randomUUID();
  const path = `/api/customers/${customer.id}/diet-plans`;
  const plan = confirmedPlan(todayOf(customer));
  await until('a plan is acknowledged', async () => {
    const status = await send(server, dietician, { method: 'POST', path, key, body: plan });
    if (status !== 201) await pause(50);
    return status === 201;
  });
}

async function put(server: ServerProcess, person: Person, path: string, body: object) {
  const status = await send(server, person, { method: 'PUT', path, body });
  if (status !== 200) throw new Error(`PUT ${path} answered ${status}`);
}

type Sent = { method: string; path: string; body: object; key?: string };

/** The status of the response; 0 while the server is down. */
async function send(
  { url }: ServerProcess,
  { cookie }: Person,
  { method, path, body, key }: Sent,
): Promise<number> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        origin: url,
        cookie: `${cookie.name}=${cookie.value}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Ends the leases of the killed server, as if five minutes had passed. */
const endLeases = (place: Place) =>
  place.direct(async (db) => {
    const nextTryAt = new Date().toISOString();
    await db
      .updateTable('outboxItem')
      .set({ nextTryAt })
      .where('nextTryAt', '>', nextTryAt)
      .execute();
  });

const isAllSent = (place: Place) =>
  place.direct(async (db) => {
    const items = await db.selectFrom('outboxItem').select('id').execute();
    if (items.length > 0) await pause(200);
    return items.length === 0;
  });

const idsOfTold = (place: Place) =>
  place.direct(async (db) => {
    const rows = await db
      .selectFrom('notification')
      .select('id')
      .where('kind', '=', 'new-plan')
      .execute();
    return rows.map(({ id }) => id);
  });
