import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { boardOf, kindsOf } from '#test/http/attention.ts';

onEachEngine('Who is put off on the morning board', (engine) => {
  const { rowOf, ask, contentCustomer } = boardOf(engine);

  it('[BOARD-02] somebody put off is away for the whole practice, until the day or until they write', async () => {
    const [me, colleague] = [await engine.make.aDietician(), await engine.make.aDietician()];
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const snooze = (body: object) =>
      engine.as(me).put(`/api/customers/${customer.id}/attention/snooze`, body);
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['noPlan']);
    for (const until of [today, addDays(today, 400)])
      expect((await snooze({ until })).status).toBe(422);
    const until = addDays(today, 2);
    expect((await snooze({ until })).status).toBe(204);
    expect(await rowOf(colleague, customer)).toBeUndefined();
    const away = await rowOf(colleague, customer, 'snoozed=yes');
    expect(away?.snoozes).toEqual([{ kind: null, until, inInbox: false }]);
    expect(kindsOf(away)).toEqual(['noPlan']);
    await ask(customer);
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked', 'noPlan']);

    await snooze({ until, reason: 'noPlan' });
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked']);
    await ask(customer, 'And coffee?');
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked']);
    await snooze({ until: null, reason: 'noPlan' });
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked', 'noPlan']);
  });

  it('[BOARD-02] somebody put off in the inbox is brought back from the board, and put off there again', async () => {
    const me = await engine.make.aDietician();
    const customer = await contentCustomer();
    const until = addDays(todayOf(customer), 2);
    await ask(customer);
    const own = `/api/customers/${customer.id}`;
    type Read = { version: number; snoozedUntil: string | null };
    const conversation = async () => (await engine.as(me).get<Read>(`${own}/conversation`)).body;
    const { version } = await conversation();
    const put = { assigneeId: null, snoozedUntil: until };
    await engine.as(me).put(`${own}/conversation`, put, { ifMatch: version });
    expect(await rowOf(me, customer)).toBeUndefined();
    const [snooze] = (await rowOf(me, customer, 'snoozed=yes'))?.snoozes ?? [];
    expect(snooze).toEqual({ kind: null, until, inInbox: true });

    const path = `${own}/attention/snooze`;
    expect((await engine.as(me).put(path, { until: null, inInbox: true })).status).toBe(204);
    expect(kindsOf(await rowOf(me, customer))).toEqual(['asked']);
    expect((await conversation()).snoozedUntil).toBeNull();
    // The request that Undo sends.
    expect((await engine.as(me).put(path, { until, inInbox: true })).status).toBe(204);
    expect(await conversation()).toMatchObject({ snoozedUntil: until, version: version + 3 });
    expect((await rowOf(me, customer, 'snoozed=yes'))?.snoozes).toEqual([snooze]);
  });
});
