import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aWorld, SECRET_WORD } from '#test/access/world.ts';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { addPasskey } from '#test/factories/passkey.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { planInput } from '#test/factories/plans.ts';
import { enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import { type Signed, withCookie } from '#test/http/signedIn.ts';
import { download } from '#test/rights/download.ts';
import { DECLARED } from '../app/nouns.ts';
import { shapeOf } from '../db/shape.ts';
import { eraseDue } from './erase.ts';

const DAY_MS = 86_400_000;
const { tables } = DECLARED;

/** Every row of every table, as text, by the table's name. */
async function everything(engine: RunningEngine): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of (await shapeOf(engine.db, engine.name)).keys()) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(engine.db);
    found.set(
      table,
      rows.map((row) => JSON.stringify(row)),
    );
  }
  return found;
}

const tablesWith = (all: Map<string, string[]>, word: string) =>
  [...all].filter(([, rows]) => rows.some((row) => row.includes(word))).map(([table]) => table);

onEachEngine('Rights over one’s data', (engine) => {
  it('[T-J1] for every table of the schema it is decided whose it is and what becomes of it', async () => {
    const shape = await shapeOf(engine.db, engine.name);
    expect([...shape.keys()].toSorted()).toEqual(Object.keys(tables).toSorted());
    for (const [table, columns] of shape) {
      const names = columns.map(({ name }) => name);
      const { owner = 'undecided', copy, json = [] } = tables[table] ?? {};
      if (owner !== null) expect(names, table).toContain(owner);
      const left = copy && 'without' in copy ? Object.keys(copy.without ?? {}) : [];
      expect(names, table).toEqual(expect.arrayContaining([...left, ...json]));
      // A table that refers to a person must have an owner.
      if (names.some((name) => ['customerId', 'userId', 'ownerId'].includes(name)))
        expect(owner, table).not.toBeNull();
    }
  });

  it('[T-J1] the download holds every row and picture of the customer, and each column', async () => {
    const world = await aWorld(engine.make);
    await addPasskey(engine, world.owner);
    await enrol(engine, world.owner);
    await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/profile`);
    await engine.server.deps.readings.flush();
    const files = await download(engine, world.owner);
    const shape = await shapeOf(engine.db, engine.name);
    for (const [table, { owner, copy }] of Object.entries(tables)) {
      if (owner === null || 'leftOut' in copy) {
        expect([...files.keys()], table).not.toContain(`${table}.json`);
        continue;
      }
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${world.owner.id}`.execute(
        engine.db,
      );
      const json = JSON.parse(String(files.get(`${table}.json`))) as object[];
      expect(json.length, table).toBe(rows.length);
      if (table !== 'accountDeletion') expect(json.length, table).toBeGreaterThan(0);
      const expected = (shape.get(table) ?? [])
        .map(({ name }) => name)
        .filter((name) => !Object.hasOwn(copy.without ?? {}, name));
      for (const row of json) expect(Object.keys(row), table).toEqual(expected);
      expect(String(files.get(`${table}.csv`)).split('\r\n')[0]).toBe(expected.join(','));
      expect(String(files.get('README.txt'))).toMatch(new RegExp(`^  ${table} +\\S`, 'm'));
    }
    expect(files.get(`pictures/${world.imageName}`)?.subarray(8, 12).toString()).toBe('WEBP');
    expect(String(files.get('README.txt'))).toContain(SECRET_WORD);
  });

  it('[INVITE-01] [T-J1] the download of who came by somebody else’s letter says nothing of whom it was for', async () => {
    const dietician = await engine.make.aDietician();
    const ben = await engine.make.aCustomer();
    const facts = { uses: 1, usedById: ben.id };
    const another = {
      ...facts,
      email: 'quixote@example.test',
      name: 'Quixote',
      line: 'Dear Quixote',
    };
    await engine.make.anInvitation(dietician, another);
    const bens = { ...facts, email: ben.email, name: 'Ben', line: 'Dear Ben' };
    await engine.make.anInvitation(dietician, bens);
    const files = await download(engine, ben);
    expect(JSON.parse(String(files.get('invitation.json')))).toMatchObject([
      { email: null, name: '', line: '' },
      { email: ben.email, name: 'Ben', line: 'Dear Ben' },
    ]);
    expect([...files.values()].map(String).join()).not.toMatch(/quixote/i);
  });

  it('[T-B3] [T-J1] the download holds no private note, no secret, and nothing of others', async () => {
    const world = await aWorld(engine.make);
    await engine.make.aNote(world.otherCustomer, 'quiet-word-of-the-other', world.dietician);
    await engine.db
      .updateTable('note')
      .set({ notes: 'what-only-dieticians-read' })
      .where('customerId', '=', world.owner.id)
      .execute();
    await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/notes`);
    await engine.server.deps.readings.flush();
    const { recoveryCodes } = await enrol(engine, world.owner);
    const { sealedKey } = await engine.db
      .selectFrom('authenticator')
      .select('sealedKey')
      .where('userId', '=', world.owner.id)
      .executeTakeFirstOrThrow();
    const text = [...(await download(engine, world.owner)).values()].map(String).join('\n');
    const { token } = await engine.db
      .selectFrom('session')
      .select('token')
      .where('userId', '=', world.owner.id)
      .executeTakeFirstOrThrow();
    const { password } = await engine.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', world.owner.id)
      .executeTakeFirstOrThrow();
    expect(text).toContain(world.ids['diet-plans']);
    for (const secret of [
      'what-only-dieticians-read',
      // A column of the private notes that no table of the customer's own has.
      '"updatedBy"',
      token,
      password ?? 'no password',
      sealedKey,
      ...recoveryCodes,
      'codeHash',
      world.otherCustomer.id,
      world.otherIds['diet-plans'],
    ])
      expect(text).not.toContain(secret);
  });

  it('[T-J1] after the days of grace nothing is left of the person, in any table or as a picture', async () => {
    const world = await aWorld(engine.make);
    const { owner, dietician, otherCustomer } = world;
    const pictures = join(engine.dataDir, 'images', 'profileImages', owner.id);
    // Leaves a trace in each table that does not refer to the person's row.
    const upload = planInput(world.today, { name: SECRET_WORD });
    for (const [kind, sent] of [
      ['diet-plans', { ...upload, confirm: true }],
      ['saved-diet-plans', upload],
    ] as const)
      await engine
        .as(dietician)
        .post(`/api/customers/${owner.id}/${kind}`, sent, { idempotencyKey: `erase-${kind}` });
    await engine
      .asNobody()
      .post('/api/auth/sign-in', { email: owner.email, password: 'not-the-password' });
    await engine.asNobody().post('/api/auth/sign-in', { email: owner.email, password: PASSWORD });
    await engine.asNobody().post('/api/auth/password-reset-mail', { email: owner.email });
    await engine.db
      .updateTable('contactMessage')
      .set({ email: owner.email })
      .where('id', '=', world.ids['contact-messages'] ?? '')
      .execute();
    await addPasskey(engine, owner);
    const { recoveryCodes } = await enrol(engine, owner);
    const { waiting } = await signInUntilAsked(engine, owner);
    expect((await prove(engine, waiting, '000000')).status).toBe(422);
    const before = await everything(engine);
    const ways = ['authenticator', 'passkey', 'recoveryCode'];
    expect(tablesWith(before, owner.id)).toEqual(expect.arrayContaining(ways));
    expect(tablesWith(before, owner.email).toSorted()).toEqual([
      'contactMessage',
      'customerGrams',
      'customerListing',
      'invitation',
      'rateLimit',
      'user',
    ]);
    expect(tablesWith(before, SECRET_WORD)).toContain('idempotencyKey');
    expect(readdirSync(pictures).length).toBeGreaterThan(1);

    const proof = { password: PASSWORD, code: recoveryCodes[0] };
    const asked = await engine.as(owner).post('/api/me/deletion', proof);
    expect(asked.status).toBe(200);
    const { deps } = engine.server;
    await eraseDue({ ...deps, now: () => new Date(Date.now() + 13 * DAY_MS) });
    expect(tablesWith(await everything(engine), owner.email)).toContain('user');
    await eraseDue({ ...deps, now: () => new Date(Date.now() + 14.1 * DAY_MS) });
    await deps.readings.flush();
    const after = await everything(engine);
    expect(tablesWith(after, owner.email)).toEqual([]);
    // The audit keeps ids, which no longer identify anybody.
    expect(tablesWith(after, owner.id)).toEqual(['auditEntry']);
    const ofOwner = (after.get('idempotencyKey') ?? []).filter((row) => row.includes(SECRET_WORD));
    expect(ofOwner).toEqual([]);
    expect(existsSync(pictures) ? readdirSync(pictures) : []).toEqual([]);
    expect(tablesWith(after, otherCustomer.id).length).toBeGreaterThan(3);
  });

  it('[DAY-05] [T-L2] a device asks whether an account is gone: yes once it is erased, and no of any other, while it can be taken back too', async () => {
    const { owner, otherCustomer } = await aWorld(engine.make);
    const isErased = async (uid: string) =>
      (await engine.asNobody().get(`/api/erased-accounts/${uid}`)).body;
    await engine.as(owner).post('/api/me/deletion', { password: PASSWORD });
    await engine.make.endSessions(otherCustomer);
    for (const uid of [owner.id, otherCustomer.id, crypto.randomUUID()])
      expect(await isErased(uid)).toEqual({ erased: false });
    await eraseDue({ ...engine.server.deps, now: () => new Date(Date.now() + 15 * DAY_MS) });
    expect(await isErased(owner.id)).toEqual({ erased: true });
    expect(await isErased(otherCustomer.id)).toEqual({ erased: false });
    // The sign for all customers in the record of access, and ids that no engine can store, are nobody's ids.
    for (const uid of ['*', '%00', 'a'.repeat(65)])
      expect((await engine.asNobody().get(`/api/erased-accounts/${uid}`)).status).toBe(404);
  });

  it('[T-J1] signing in takes no deletion back, says when it is due, and pressing Keep does take it back', async () => {
    const { owner } = await aWorld(engine.make);
    const wrong = await engine.as(owner).post('/api/me/deletion', { password: 'not-the-password' });
    expect(wrong.status).toBe(422);
    expect((await engine.as(owner).get('/api/me/deletion')).body).toEqual({
      days: 14,
      byPassword: true,
      byCode: false,
    });
    await engine.as(owner).post('/api/me/deletion', { password: PASSWORD });
    const ended = await engine.as(owner).get(`/api/customers/${owner.id}/profile`);
    expect(ended.status).toBe(401);
    const signIn = async () => {
      const input = { email: owner.email, password: PASSWORD };
      const answer = await engine.asNobody().post<Signed>('/api/auth/sign-in', input);
      expect(answer.status).toBe(200);
      return {
        me: answer.body.me,
        as: engine.as({ ...owner, cookie: withCookie(answer.headers).cookie }),
      };
    };
    const back = await signIn();
    const dueAt = back.me?.deletionDueAt ?? '';
    expect(Math.round((Date.parse(dueAt) - Date.now()) / DAY_MS)).toBe(14);
    expect((await back.as.get<Signed>('/api/me')).body.me?.deletionDueAt).toBe(dueAt);
    expect((await engine.db.selectFrom('accountDeletion').selectAll().execute()).length).toBe(1);

    expect((await back.as.delete('/api/me/deletion')).status).toBe(204);
    expect((await signIn()).me?.deletionDueAt).toBeUndefined();
    await eraseDue({ ...engine.server.deps, now: () => new Date(Date.now() + 30 * DAY_MS) });
    expect(tablesWith(await everything(engine), owner.email)).toContain('user');
  });

  it('[T-J1] who signed in and kept nothing is erased when it is due, and the session is over', async () => {
    const { owner } = await aWorld(engine.make);
    await engine.as(owner).post('/api/me/deletion', { password: PASSWORD });
    const input = { email: owner.email, password: PASSWORD };
    const answer = await engine.asNobody().post<Signed>('/api/auth/sign-in', input);
    const as = engine.as({ ...owner, cookie: withCookie(answer.headers).cookie });
    await eraseDue({ ...engine.server.deps, now: () => new Date(Date.now() + 15 * DAY_MS) });
    expect((await as.get<Signed>('/api/me')).body.me).toBeNull();
    expect(tablesWith(await everything(engine), owner.email)).not.toContain('user');
  });

  it('[T-J1] who has no password is asked for a sign-in of the last ten minutes', async () => {
    const { owner } = await aWorld(engine.make);
    await engine.db.deleteFrom('account').where('userId', '=', owner.id).execute();
    const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await engine.db
      .updateTable('session')
      .set({ createdAt: longAgo })
      .where('userId', '=', owner.id)
      .execute();
    expect((await engine.as(owner).post('/api/me/deletion', {})).status).toBe(403);
    const now = new Date().toISOString();
    await engine.db
      .updateTable('session')
      .set({ createdAt: now })
      .where('userId', '=', owner.id)
      .execute();
    expect((await engine.as(owner).post('/api/me/deletion', {})).status).toBe(200);
  });
});
