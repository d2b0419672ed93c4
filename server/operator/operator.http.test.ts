import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/account.ts';
import { onEachEngine } from '#test/engines.ts';
import { commands } from './commands.ts';

onEachEngine('The operator’s command', (engine) => {
  const run = (name: string, email = '') => commands[name]?.(engine.server.deps, email);
  const meOf = async (person: Parameters<typeof engine.as>[0]) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  it('lists everybody with role and state', async () => {
    const customer = await engine.make.aCustomer({ emailVerified: false });
    const dietician = await engine.make.aDietician();
    const list = await run('list');
    expect(list).toContain(`${customer.email}\t${customer.name}\tcustomer\tunverified`);
    expect(list).toContain(`${dietician.email}\t${dietician.name}\tdietician\tverified`);
  });

  it('[AUTH-08] promotes and demotes; whoever it was signs in anew', async () => {
    const person = await engine.make.aCustomer();
    await run('promote', person.email.toUpperCase());
    expect(await meOf(person)).toBeNull();
    expect((await meOf(await engine.make.anotherSession(person)))?.role).toBe('client');
    await run('demote', person.email);
    expect((await meOf(await engine.make.anotherSession(person)))?.role).toBe('customer');
  });

  it('[AUTH-13] gives a link with which a password is chosen, once', async () => {
    const person = await engine.make.aCustomer();
    const said = (await run('reset-password', person.email)) ?? '';
    const token = /token=(\S+)/.exec(said)?.[1];
    const reset = () =>
      engine
        .asNobody()
        .post('/api/auth/password-reset', { token, newPassword: 'chosen-by-the-link' });
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(400);
    const signIn = await engine
      .asNobody()
      .post('/api/auth/sign-in', { email: person.email, password: 'chosen-by-the-link' });
    expect(signIn.status).toBe(200);
  });

  it('[T-B6] disables at once, and enables again', async () => {
    const person = await engine.make.aCustomer();
    await run('disable', person.email);
    expect(await meOf(person)).toBeNull();
    await run('enable', person.email);
    expect((await meOf(await engine.make.anotherSession(person)))?.id).toBe(person.id);
  });

  it('says in one sentence that there is no such account', async () => {
    await expect(run('promote', 'nobody@example.test')).rejects.toThrow(
      'There is no account with the address nobody@example.test.',
    );
  });
});
