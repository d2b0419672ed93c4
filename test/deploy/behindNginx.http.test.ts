import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { wholeDay } from '../factories/days.ts';
import { aPicture } from '../factories/images.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { cookieOf } from '../faults/ask.ts';
import { aCrew } from '../faults/crew.ts';
import { type EventStream, eventStream } from '../faults/eventStream.ts';
import { type Returning, returning } from '../faults/returning.ts';
import { until } from '../faults/until.ts';
import { hangBodies } from '../http/hangingBodies.ts';
import { isThorough, itThoroughly } from '../thorough.ts';
import {
  aPracticeBehindNginx,
  askerOver,
  asLargeAs,
  type Kill,
  type Practice,
  signedIn,
  tryToSignIn,
} from './behindNginx.ts';

const MB = 1024 * 1024;
const STREAMS = 12;
const WRITERS = 6;

let practice: Practice;
let dietician: Person;
let customer: Person;
beforeAll(async () => {
  practice = await aPracticeBehindNginx();
  [dietician, customer] = await practice.place.direct(async (_db, make) => [
    await make.aDietician(),
    await make.aCustomer(),
  ]);
});
afterAll(() => practice?.end());

const both = () => practice.instances.map(({ host }) => host).toSorted();
const asksOf = (hosts: readonly string[]) => [...new Set(hosts)].toSorted();

const send = (who: Person, method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) =>
  fetch(`${practice.nginx.url}/api/${path}`, {
    method,
    headers: {
      cookie: cookieOf(who),
      origin: practice.nginx.url,
      'content-type': body instanceof Uint8Array ? 'image/jpeg' : 'application/json',
    },
    ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  });

it('[T-I4] a plan and a day are seen live at either instance, whichever took them', async () => {
  const { url } = practice.nginx;
  [dietician, customer] = [await signedIn(url, dietician), await signedIn(url, customer)];
  const streams: EventStream[] = [];
  const hearBoth = async (who: Person) => {
    const two = [await eventStream(url, who), await eventStream(url, who)] as const;
    streams.push(...two);
    return two;
  };
  const customers = await hearBoth(customer);
  const dieticians = await hearBoth(dietician);
  // The two streams of each person are at different instances: one of them gets the change from the other
  // instance.
  await until('two streams are open at each', async () =>
    (await Promise.all(practice.instances.map((each) => each.streams()))).every((n) => n === 2),
  );

  const mine = `customers/${customer.id}`;
  const today = todayOf(customer);
  const uploaded = await send(dietician, 'POST', `${mine}/diet-plans`, planInput(today));
  expect(uploaded.status).toBe(201);
  await until('both screens of the customer hear of it', () =>
    customers.every((each) => each.heard() > 0),
  );
  const seen = await send(customer, 'GET', `${mine}/diet-plans/latest`);
  const { id } = (await uploaded.json()) as DietPlan;
  expect(await seen.json()).toMatchObject({ plan: { id } });

  const before = dieticians.map((each) => each.heard());
  const logged = await send(customer, 'PATCH', `${mine}/daily-progress/${today}`, wholeDay());
  expect(logged.status).toBe(200);
  await until('both screens of the dietician hear of it', () =>
    dieticians.every((each, index) => each.heard() > (before[index] ?? 0)),
  );
  const day = await send(dietician, 'GET', `${mine}/daily-progress/${today}`);
  expect(await day.json()).toMatchObject({ record: { date: today } });
  for (const each of streams) each.close();
});

it('[T-F1] [T-I4] a session holds at both, and tries at one count at the other', async () => {
  const answers: Response[] = [];
  for (let round = 0; round < 6; round += 1) answers.push(await send(customer, 'GET', 'me'));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(asksOf(await practice.gaveThem(answers))).toEqual(both());

  const { email } = await practice.place.direct((_db, make) => make.aCustomer());
  const tries: Response[] = [];
  for (let round = 0; round < 14; round += 1)
    tries.push(await tryToSignIn(practice.nginx.url, email, 'not-the-password'));
  expect(tries.map(({ status }) => status)).toEqual(tries.map((_, at) => (at < 10 ? 401 : 429)));
  const hosts = await practice.gaveThem(tries);
  expect(asksOf(hosts.slice(0, 10))).toEqual(both());
  expect(asksOf(hosts.slice(10))).toEqual(both());
});

it('[T-F1] limits count the address a visitor comes from, not that of nginx or a made-up one', async () => {
  const from = (localAddress: string, count: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const body = JSON.stringify({
        name: 'Vic',
        email: 'vic@example.test',
        message: `No. ${count}`,
      });
      const asking = request(`${practice.nginx.url}/api/contact-messages`, {
        method: 'POST',
        localAddress,
        agent: false,
        headers: {
          'content-type': 'application/json',
          origin: practice.nginx.url,
          'x-forwarded-for': `203.0.113.${count}`,
        },
      });
      asking.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      asking.end(body);
    });
  const statuses: (number | undefined)[] = [];
  for (let count = 1; count <= 22; count += 1) statuses.push(await from('127.0.0.2', count));
  expect(statuses.map((status) => status === 429)).toEqual([...Array(20).fill(false), true, true]);
  expect(await from('127.0.0.3', 23)).toBe(statuses[0]);
});

it('[T-I4] a picture of almost 10 MB comes through, and is the same from either instance', async () => {
  const large = asLargeAs(10 * MB - 1000, await aPicture('jpeg'));
  const put = await send(customer, 'PUT', `profile-images/${customer.id}`, new Uint8Array(large));
  expect(put.status).toBe(200);
  const { profileImageUrl } = (await put.json()) as { profileImageUrl: string };
  const answers: Response[] = [];
  for (let round = 0; round < 4; round += 1)
    answers.push(await send(dietician, 'GET', profileImageUrl.replace('/api/', '')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bytes = await Promise.all(
    answers.map(async (each) => Buffer.from(await each.arrayBuffer())),
  );
  expect(bytes.every((each) => each.equals(bytes[0] ?? Buffer.alloc(0)))).toBe(true);
  expect(asksOf(await practice.gaveThem(answers))).toEqual(both());

  const tooLarge = new Uint8Array(12 * MB);
  const refused = await send(customer, 'PUT', `profile-images/${customer.id}`, tooLarge);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ error: { code: 'too-large' } });
});

it('[T-I4] [T-I5] one killed under load, then the other stopped: nothing is lost, streams come back', async () => {
  const { place, nginx, instances } = practice;
  const [victim, other] = instances;
  const killed: Kill = { begins: Number.POSITIVE_INFINITY, ended: Number.POSITIVE_INFINITY };
  const crew = await aCrew(place, () => nginx.url, {
    count: WRITERS,
    asker: askerOver(killed),
    breathes: !isThorough,
  });
  const people = await place.direct(async (_db, make) => {
    const sessions: Person[] = [];
    for (let each = 0; each < STREAMS; each += 1)
      sessions.push(await make.anotherSession(crew.dietician));
    return sessions;
  });
  const streams: Returning[] = people.map((person) => returning(person, [nginx.url]));
  const allOpen = () => streams.every((each) => each.isAt() !== null);
  const heardSince = async (work: () => Promise<void>) => {
    const before = streams.map((each) => each.heard());
    await work();
    await until('every stream hears of it', () =>
      streams.every((each, index) => each.heard() > (before[index] ?? 0)),
    );
  };
  try {
    await until('half of the streams are at each', async () => {
      const open = await Promise.all(instances.map((each) => each.streams()));
      return open.every((count) => count === STREAMS / 2);
    });
    let over = false;
    const writing = crew.write(() => over);
    await heardSince(() => crew.acknowledges(40));

    killed.begins = performance.now();
    await victim.kill();
    killed.ended = performance.now();
    await until(
      'its streams are open again',
      async () => allOpen() && (await other.streams()) === STREAMS,
      30_000,
    );
    expect(streams.map((each) => each.opened()).toSorted()).toEqual([
      ...Array(STREAMS / 2).fill(1),
      ...Array(STREAMS / 2).fill(2),
    ]);
    await heardSince(() => crew.acknowledges(40));

    // An upgrade one by one: the first instance is back, then the other is stopped as compose stops it.
    await victim.start();
    await until(
      'nginx asks it again',
      async () => {
        const answers = [await send(dietician, 'GET', 'me'), await send(dietician, 'GET', 'me')];
        return (await practice.gaveThem(answers)).includes(victim.host);
      },
      30_000,
    );
    await other.stop();
    await until(
      'all streams are at the one',
      async () => allOpen() && (await victim.streams()) === STREAMS,
      30_000,
    );
    await heardSince(() => crew.acknowledges(40));
    over = true;
    await writing;
  } finally {
    for (const each of streams) each.leave();
  }
  const { lost, duplicated, halfWritten } = await crew.judge();
  const { answers, problems } = crew.ledger;
  expect({ lost, duplicated, halfWritten, problems }).toEqual({
    lost: 0,
    duplicated: 0,
    halfWritten: 0,
    problems: [],
  });
  // nginx is up all the time, and only requests in progress at the kill or the stop may get no response of
  // their own.
  expect(answers.get(0) ?? 0).toBe(0);
  expect(answers.get(503) ?? 0).toBeLessThanOrEqual(2 * WRITERS);
});

// Each of these is tested for two instances in one process in server/reminders/lease.
itThoroughly(
  '[PROMISE-05] [T-I4] a reminder comes once, whichever instance sends it, and one more though an instance is killed',
  async () => {
    const { place, instances, mails } = practice;
    const [victim, other] = instances;
    // If the previous test has stopped it.
    if (other.exitCode() !== null) await other.start();
    const due = (count: number, leased: { leasedUntil?: string } = {}) =>
      place.direct(async (_db, make) => {
        const nextAt = new Date(Date.now() - 1000).toISOString();
        const addresses: string[] = [];
        for (let each = 0; each < count; each += 1) {
          const person = await make.aCustomer();
          await make.aReminder(person, { subject: 'water', nextAt, ...leased });
          addresses.push(person.email);
        }
        return addresses.toSorted();
      });
    const mailed = (addresses: readonly string[]) =>
      mails
        .map(({ to }) => to)
        .filter((to) => addresses.includes(to))
        .toSorted();
    const sent = async () =>
      (await Promise.all(instances.map((each) => each.remindersSent()))).reduce((a, b) => a + b);

    const first = await due(30);
    await until('all of them are mailed', () => mailed(first).length >= first.length, 60_000);
    await until('both have counted them', async () => (await sent()) >= first.length);
    expect([mailed(first), await sent()]).toEqual([first, first.length]);

    await victim.kill();
    // The state that an instance leaves if it is killed before it sends the reminders it reserved: until
    // their lease ends, nobody else sends them.
    const taken = await due(10, { leasedUntil: new Date(Date.now() + 3000).toISOString() });
    const fresh = await due(10);
    const later = [...taken, ...fresh].toSorted();
    await until('the other mails them', () => mailed(later).length >= later.length, 90_000);
    // It has looked for reminders since, and sent none of the first again.
    expect([mailed(later), mailed(first)]).toEqual([later, first]);
  },
);

it('[T-N3] while many visitors hang, everybody else writes', async () => {
  const { url } = practice.nginx;
  const plans = { path: `/api/customers/${customer.id}/diet-plans`, bytes: 450_000 };
  const contact = { path: '/api/contact-messages', bytes: 16_000 };
  const hanging = [await hangBodies(url, plans), await hangBodies(url, contact)];
  const day = `customers/${customer.id}/daily-progress/${todayOf(customer)}`;
  expect((await send(await signedIn(url, customer), 'PATCH', day, wholeDay())).status).toBeLessThan(
    300,
  );
  for (const each of hanging) each.end();
});
