import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { aSquattedAccount } from '#test/factories/squatter.ts';
import { COMPILED } from '#test/serverProcess.ts';
import { DECLARED } from '../app/nouns.ts';
import { commands, optionsIn } from './commands.ts';

onEachEngine('The operator’s command', (engine) => {
  const run = (name: string, email = '', options = {}) =>
    commands[name]?.(engine.server.deps, email, options);
  const meOf = async (person: Parameters<typeof engine.as>[0]) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  it('lists everybody with role and state', async () => {
    const customer = await engine.make.aCustomer({ emailVerified: false });
    const dietician = await engine.make.aDietician();
    const list = await run('list');
    expect(list).toContain(`${customer.email}\t${customer.name}\tcustomer\tunverified`);
    expect(list).toContain(`${dietician.email}\t${dietician.name}\towner\tverified`);
  });

  it('[AUTH-08] promotes and demotes; whoever it was signs in anew', async () => {
    const person = await engine.make.aCustomer();
    await run('promote', person.email.toUpperCase());
    expect(await meOf(person)).toBeNull();
    expect((await meOf(await engine.make.anotherSession(person)))?.role).toBe('client');
    await run('demote', person.email);
    expect((await meOf(await engine.make.anotherSession(person)))?.role).toBe('customer');
  });

  it('[TEAM-01] promotes to owner, dietician or assistant, and moves a dietician between them', async () => {
    const person = await engine.make.aCustomer();
    const positionNow = async () =>
      (await meOf(await engine.make.anotherSession(person)))?.position ?? null;
    for (const [word, said] of [
      ['--assistant', 'an assistant'],
      ['--dietician', 'a dietician'],
      ['--owner', 'an owner'],
    ] as const) {
      const options = optionsIn([word]) ?? {};
      expect(await run('promote', person.email, options)).toBe(
        `${person.email} is ${said} now and signs in anew.`,
      );
      expect(`--${await positionNow()}`).toBe(word);
    }
    // Without a position it stays as it is.
    await run('promote', person.email);
    expect(await positionNow()).toBe('owner');
    await run('demote', person.email);
    expect(await positionNow()).toBeNull();
  });

  it('[TEAM-01] leaves the practice an owner: the last one becomes nothing less', async () => {
    await engine.db
      .updateTable('user')
      .set({ position: 'dietician' })
      .where('role', '=', 'client')
      .execute();
    const [last, colleague] = [await engine.make.aDietician(), await engine.make.aDietician()];
    await run('promote', colleague.email, { position: 'assistant' });
    for (const [name, options] of [
      ['demote', {}],
      ['promote', { position: 'assistant' }],
      ['promote', { position: 'dietician' }],
    ] as const)
      await expect(run(name, last.email, options)).rejects.toThrow(
        `${last.email} is the last owner of the practice. Nothing was changed.`,
      );
    expect((await meOf(last))?.position).toBe('owner');
    await run('promote', colleague.email, { position: 'owner' });
    await run('promote', last.email, { position: 'assistant' });
    expect((await meOf(await engine.make.anotherSession(last)))?.position).toBe('assistant');
  });

  it('[TEAM-01] understands one position, beside --anew, and no other word', () => {
    expect(optionsIn(['--anew', '--owner'])).toEqual({ anew: true, position: 'owner' });
    expect(optionsIn([])).toEqual({ anew: false, position: undefined });
    for (const wrong of [['owner'], ['--boss'], ['--owner', '--assistant'], ['--']])
      expect([wrong, optionsIn(wrong)]).toEqual([wrong, null]);
  });

  it('[AUTH-08] [T-K4] of an address that nobody confirmed only the address becomes a dietician’s', async () => {
    const { world, elsewhere } = await aSquattedAccount(engine);
    const { id, email } = world.owner;
    // The command asks first and changes nothing: without a mail server the account may be a colleague's.
    await expect(run('promote', email)).rejects.toThrow(`promote ${email} --anew`);
    expect(await meOf(elsewhere)).toMatchObject({ email, role: 'customer', emailVerified: false });
    const said = (await run('promote', email, { anew: true })) ?? '';
    expect(said).toContain('Nobody had confirmed the address');
    expect(await meOf(elsewhere)).toBeNull();
    const signIn = (password: string) =>
      engine.asNobody().post<{ me: Me }>('/api/auth/sign-in', { email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    const ending = Object.entries(DECLARED.tables).filter(
      ([table, { handedOver }]) => table === 'account' || handedOver === 'ends',
    );
    expect(ending.map(([table]) => table)).toEqual(
      expect.arrayContaining(['passkey', 'account', 'dailyProgress']),
    );
    for (const [table, { owner }] of ending) {
      const left = await sql`
        select * from ${sql.table(table)} where ${sql.ref(owner ?? '')} = ${id}`.execute(engine.db);
      expect(left.rows, table).toEqual([]);
    }
    const token = /token=(\S+)/.exec(said)?.[1];
    const newPassword = 'chosen-by-the-link';
    await engine.asNobody().post('/api/auth/password-reset', { token, newPassword });
    expect((await signIn(newPassword)).body).toMatchObject({ me: { role: 'client' } });
  });

  it('[AUTH-13] gives a link with which a password is chosen, once', async () => {
    const person = await engine.make.aCustomer();
    const said = (await run('reset-password', person.email)) ?? '';
    // On another name of this machine the cookies of its owner would not come along.
    expect(new URL(said.split('\n').at(-1) ?? '').hostname).toBe(new URL(engine.url).hostname);
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

  it('[AUTH-13] [T-K4] says of an address that nobody confirmed what its link ends', async () => {
    const [confirmed, unconfirmed] = [
      await engine.make.aCustomer(),
      await engine.make.aCustomer({ emailVerified: false }),
    ];
    const ends = 'everything stored with the account is deleted';
    expect(await run('reset-password', unconfirmed.email)).toContain(ends);
    expect(await run('reset-password', confirmed.email)).not.toContain(ends);
  });

  it('[T-B6] disables at once, and enables again', async () => {
    const person = await engine.make.aCustomer();
    await run('disable', person.email);
    expect(await meOf(person)).toBeNull();
    await run('enable', person.email);
    expect((await meOf(await engine.make.anotherSession(person)))?.id).toBe(person.id);
  });

  it('[T-I6] beside servers of another version it changes no schema, and says what to do', async () => {
    const { config } = engine.server.deps;
    const { PATH = '' } = process.env;
    const env = {
      PATH,
      ...COMPILED,
      DATA_DIR: config.dataDir,
      SECRET: config.secret,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    const main = join(import.meta.dirname, 'main.ts');
    const list = () => promisify(execFile)(process.execPath, [main, 'list'], { env });
    expect((await list()).stdout).toMatch(/accounts$/m);
    const { db } = engine;
    const rows = () => db.selectFrom('migration').selectAll().execute();
    const before = await rows();
    await db.deleteFrom('migration').execute();
    await expect(list()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The database lacks the schema of this version, .* start the server/,
      ),
    });
    expect(await rows()).toEqual([]);
    const newer = { name: '9999-from-the-future', appliedAt: '' };
    await db
      .insertInto('migration')
      .values([...before, newer])
      .execute();
    await expect(list()).rejects.toMatchObject({
      stderr: expect.stringMatching(/^The database is of a newer version of Weekplate/),
    });
    await db.deleteFrom('migration').where('name', '=', newer.name).execute();
  });

  it('says in one sentence that there is no such account', async () => {
    await expect(run('promote', 'nobody@example.test')).rejects.toThrow(
      'There is no account with the address nobody@example.test.',
    );
  });
});

// The test makes a data folder of its own, whatever engine the server runs on.
onSqlite('The operator’s command, where nothing is', (engine) => {
  it('[T-I6] in an empty database it makes nothing', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'weekplate-operator-'));
    const env = {
      PATH: process.env.PATH ?? '',
      ...COMPILED,
      DATA_DIR,
      SECRET: engine.server.deps.config.secret,
    };
    const main = join(import.meta.dirname, 'main.ts');
    const listed = promisify(execFile)(process.execPath, [main, 'list'], { env });
    await expect(listed).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^The database lacks the schema of this version, .* start the server/,
      ),
    });
    rmSync(DATA_DIR, { recursive: true });
  });
});
