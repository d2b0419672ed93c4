import { afterEach, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { attempt } from '#test/access/attempt.ts';
import { beforeProof } from '#test/access/table.ts';
import { aWorld } from '#test/access/world.ts';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { cookieIn, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import type { Operation } from '#test/http/document.ts';
import { processTime } from '#test/processTime.ts';

const RULE = '/api/practice/sign-in-rule';

onSqlite('A practice that demands a second factor of its dieticians', (engine) => {
  const demand = async () => {
    const strict = await engine.make.aDietician();
    const { recoveryCodes } = await enrol(engine, strict);
    const saved = await engine.as(strict).put(RULE, {
      dieticiansProve: true,
      password: PASSWORD,
      code: recoveryCodes[0],
    });
    expect([saved.status, saved.body]).toEqual([200, { dieticiansProve: true }]);
    return { strict, code: recoveryCodes[1] };
  };
  const meOf = async (person: Person) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  // All tests here share the practice.
  afterEach(() => engine.db.deleteFrom('practiceRule').execute());

  it('[T-B1] [T-F3] refuses who has none everything but setting one up, whatever the operation', async () => {
    const world = await aWorld(engine.make);
    expect((await meOf(world.dietician))?.mustProve).toBeUndefined();
    await demand();
    expect((await meOf(world.dietician))?.mustProve).toBe(true);
    const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
    const early = engine.operations.filter((each) => each.beforeProof).map(nameOf);
    expect(early.toSorted()).toEqual(beforeProof);
    const opened: string[] = [];
    for (const operation of engine.operations) {
      if (operation.access?.includes('anyone') || operation.beforeProof) continue;
      const { status, text } = await attempt(engine, operation, world, world.dietician);
      if (status !== 403) opened.push(`${nameOf(operation)}: ${status} ${text}`);
    }
    expect(opened).toEqual([]);
    await enrol(engine, world.dietician);
    expect((await meOf(world.dietician))?.mustProve).toBeUndefined();
    expect((await engine.as(world.dietician).get('/api/customers')).status).toBe(200);
  });

  it('[T-B1] asks nothing more of customers', async () => {
    await demand();
    const customer = await engine.make.aCustomer();
    const { status } = await engine.as(customer).get(`/api/customers/${customer.id}/profile`);
    expect(status).toBe(200);
  });

  it('[T-B6] closes screens that are open, within a second', async () => {
    const dietician = await engine.make.aDietician();
    const stream = await engine.as(dietician).raw('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await demand();
    const took = processTime();
    let heard = '';
    // The change of the practice may be told before it.
    while (!heard.includes('event: signed-out')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      expect([done, heard]).toEqual([false, heard]);
      heard += value ?? '';
    }
    expect(took()).toBeLessThan(1500);
    await reader?.cancel();
  });

  it('[T-B1] is demanded only by who has one, so that nobody shuts themselves out', async () => {
    const dietician = await engine.make.aDietician();
    const refused = await engine.as(dietician).put<Refused>(RULE, { dieticiansProve: true });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'prove-first']);
    const { strict, code } = await demand();
    const stopped = await engine
      .as(strict)
      .put(RULE, { dieticiansProve: false, password: PASSWORD, code });
    expect(stopped.body).toEqual({ dieticiansProve: false });
    expect((await engine.as(dietician).get('/api/customers')).status).toBe(200);
  });

  it('[T-B1] [T-F3] who takes their app away is led to another one, on every device', async () => {
    await demand();
    const dietician = await engine.make.aDietician();
    const { recoveryCodes } = await enrol(engine, dietician);
    const { waiting } = await signInUntilAsked(engine, dietician);
    const proved = await prove(engine, waiting, recoveryCodes[0] ?? '');
    const elsewhere = { ...dietician, cookie: cookieIn(proved.headers) };
    expect((await engine.as(elsewhere).get('/api/customers')).status).toBe(200);
    const proof = { password: PASSWORD, code: recoveryCodes[1] };
    const removed = await engine.as(dietician).post('/api/auth/authenticator/remove', proof);
    expect(removed.status).toBe(204);
    for (const person of [dietician, elsewhere]) {
      const refused = await engine.as(person).get<Refused>('/api/customers');
      expect([refused.status, refused.body.error.code]).toEqual([403, 'second-factor-needed']);
    }
  });
});
