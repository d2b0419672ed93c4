import { expect, it } from 'vitest';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { anotherInstance } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { reminderInput } from '#test/factories/reminders.ts';
import type { Refused } from '#test/http/client.ts';
import { add, listOf, pathOf } from '#test/http/reminders.ts';

onEachEngine('Reminders, changed on two screens', (engine) => {
  it('[PROMISE-05] [T-C4] two screens change two things of one: both hold, and a pause undoes neither', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = (await add(engine, customer)).body;
    const path = pathOf(customer, id);
    const changes = [{ time: '21:15' }, { weekdays: [6, 7] }, { active: false }];
    const answers = await Promise.all(
      changes.map((change) => engine.as(customer).patch<Reminder>(path, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rests = { ...reminderInput(), ...changes[0], ...changes[1], active: false };
    expect((await listOf(engine, customer)).items).toEqual([{ id, ...rests, nextAt: null }]);
    const same = await engine.as(customer).patch<Reminder>(path, {});
    expect(same.body).toEqual({ id, ...rests, nextAt: null });
  });

  it('[PROMISE-05] [T-C4] one exactly like another is refused in words, though both come at once', async () => {
    const customer = await engine.make.aCustomer();
    const second = await anotherInstance(engine);
    const urls = [engine.url, second?.url ?? engine.url];
    const { name, value } = customer.cookie;
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const answer = await fetch(`${urls[index % 2]}${pathOf(customer)}`, {
          method: 'POST',
          headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
          body: JSON.stringify(reminderInput()),
        });
        return [answer.status, await answer.text()] as const;
      }),
    );
    await second?.close();
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
    const said = 'You have this one already: “Log your day at 20:00, Every day”.';
    for (const [status, text] of answers)
      if (status === 422) expect(JSON.parse(text).error.fields).toEqual({ time: said });

    const later = (await add(engine, customer, { time: '21:00' })).body;
    const path = pathOf(customer, later.id);
    const become = await engine.as(customer).patch<Refused>(path, { time: '20:00' });
    expect([become.status, become.body.error.fields]).toEqual([422, { time: said }]);
    // Duplicates stored before this rule can still be paused.
    const twin = await engine.make.aReminder(customer);
    expect(
      (await engine.as(customer).patch(pathOf(customer, twin.id), { active: false })).status,
    ).toBe(200);
  });
});
