import { expect, it } from 'vitest';
import type { Change } from '#domain/connection.ts';
import { commands } from '#server/operator/commands.ts';
import { anotherInstance } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { planInput } from '#test/factories/plans.ts';
import { processTime } from '#test/withinTime.ts';

const A_WHILE_MS = 60_000;

const SECONDS_MS = 5000;

/** Listens as one person until `until` returns true, or for a minute at most. */
async function listen(
  url: string,
  person: Person,
  act: () => Promise<unknown>,
  until: (heard: Heard) => boolean,
): Promise<Heard> {
  const heard: Heard = { changes: [], events: [], ended: false };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), A_WHILE_MS);
  const response = await fetch(`${url}/api/events`, {
    headers: { cookie: `${person.cookie.name}=${person.cookie.value}` },
    signal: abort.signal,
  });
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  let text = '';
  let acted = false;
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (!acted) {
        acted = true;
        void act();
      }
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event) heard.events.push(event);
        else if (data) heard.changes.push(JSON.parse(data) as Change);
      }
      if (until(heard)) break;
    }
    heard.ended = !abort.signal.aborted;
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
  return heard;
}

type Heard = { changes: Change[]; events: string[]; ended: boolean };

onEachEngine('Live', (engine) => {
  it('[HOME-01] a customer hears of a new plan, a pause and nothing of others or of notes', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const other = await engine.make.aCustomer();
    const as = engine.as(dietician);
    const upload = (to: Person) =>
      as.post(`/api/customers/${to.id}/diet-plans`, planInput(todayOf(to)));
    const { changes } = await listen(
      engine.url,
      customer,
      async () => {
        await upload(other);
        await as.put(`/api/customers/${customer.id}/notes`, { notes: 'x' }, { ifMatch: 0 });
        await as.post(
          `/api/customers/${customer.id}/saved-diet-plans`,
          planInput(todayOf(customer)),
        );
        await upload(customer);
        await as.put(`/api/customers/${customer.id}/coaching-period/pause`, {
          startDate: null,
          endDate: null,
        });
      },
      (heard) => heard.changes.some(({ kind }) => kind === 'coaching-period'),
    );
    expect(changes).toEqual([
      { kind: 'diet-plan', id: customer.id },
      { kind: 'notification', id: customer.id },
      { kind: 'coaching-period', id: customer.id },
    ]);
  });

  it('[CUST-09] a dietician hears of a submitted day', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const { changes } = await listen(
      engine.url,
      dietician,
      () =>
        engine
          .as(customer)
          .patch(
            `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`,
            wholeDay({ notes: '' }),
          ),
      (heard) => heard.changes.length > 0,
    );
    expect(changes).toEqual([{ kind: 'daily-progress', id: customer.id }]);
  });

  it('[LAND-07] [T-G2] a dietician hears of a message, a customer does not', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const act = async () => {
      const message = { name: 'Vera', email: 'vera@example.test', message: 'Hello.' };
      await engine.asNobody().post('/api/contact-messages', message);
      await engine.as(customer).put('/api/me/time-zone', { timeZone: 'Europe/Oslo' });
    };
    const until = (heard: Heard) => heard.changes.some(({ kind }) => kind === 'customer');
    const theirs = await listen(engine.url, customer, act, until);
    expect(theirs.changes.map(({ kind }) => kind)).toEqual(['customer']);
    const { changes } = await listen(
      engine.url,
      dietician,
      act,
      (heard) => heard.changes.length > 0,
    );
    expect(changes[0]?.kind).toBe('contact-message');
  });

  it('[T-B6] a stream of somebody disabled by the operator ends within seconds, however busy it is', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    let busy = true;
    const quiet = Promise.withResolvers<void>();
    const took = processTime();
    const { events, ended } = await listen(
      engine.url,
      dietician,
      async () => {
        await commands.disable?.(engine.server.deps, dietician.email);
        while (busy) await engine.as(customer).patch(day, wholeDay());
        quiet.resolve();
      },
      (heard) => heard.events.includes('signed-out'),
    );
    expect(took()).toBeLessThan(SECONDS_MS);
    busy = false;
    await quiet.promise;
    expect([events.at(-1), ended]).toEqual(['signed-out', true]);
  });

  it('[T-I4] what happens on one instance is heard on another one on the same database', async () => {
    const second = await anotherInstance(engine);
    if (!second) {
      // SQLite allows one instance only, so the test above covers everything there.
      expect(engine.name).toBe('sqlite');
      return;
    }
    try {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const { changes } = await listen(
        second.url,
        dietician,
        () =>
          engine
            .as(customer)
            .patch(
              `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`,
              wholeDay({ notes: '' }),
            ),
        (heard) => heard.changes.length > 0,
      );
      expect(changes).toEqual([{ kind: 'daily-progress', id: customer.id }]);
    } finally {
      await second.close();
    }
  });

  it('[CUST-07] [T-I4] tells what just changed for this person, on any instance, and for how long back that is all', async () => {
    const another = await anotherInstance(engine);
    try {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
      for (const { url } of [engine.server, ...(another ? [another] : [])]) {
        // On a slow machine a change may be too old to be told, so each attempt saves again.
        const seen = async (person: Person) => {
          await engine.as(customer).patch(day, wholeDay());
          return opening(url, person);
        };
        const told = `event: earlier\ndata: {"kind":"daily-progress","id":"${customer.id}","ago":`;
        const [, , others] = await Promise.all([
          expect.poll(() => seen(customer)).toContain(told),
          expect.poll(() => seen(dietician)).toContain(told),
          seen(other),
        ]);
        expect(others).toMatch(/^event: open\ndata: \d+\n\n/);
        expect(others).not.toContain(customer.id);
      }
    } finally {
      await another?.close();
    }
  });
});

// The messages arrive at once, but no message marks the last one, so the test waits for this long a silence.
const SILENCE_MS = 1000;

/** The messages of a stream when it opens. */
async function opening(url: string, { cookie }: Person): Promise<string> {
  const abort = new AbortController();
  const { body } = await fetch(`${url}/api/events`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
    signal: abort.signal,
  });
  let heard = '';
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (heard === '') setTimeout(() => abort.abort(), SILENCE_MS);
      heard += chunk;
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  }
  return heard;
}
