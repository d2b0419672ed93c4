import { afterEach, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { practiceInput, practiceSent } from '#test/factories/practice.ts';
import { appCode, enrol } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';

const PATH = '/api/practice';

onSqlite(
  'The practice',
  (engine) => {
    it('[LAND-09] is called as configured, until it saves more about itself', async () => {
      const nobody = engine.asNobody();
      expect((await nobody.get<Practice>(PATH)).body).toEqual({
        ...practiceInput({ name: 'Green Street' }),
        version: 0,
      });
      const input = practiceInput({
        name: 'Nutrition at Green Street',
        address: '4 Green Street\nLeeds',
        email: 'office@green.test',
        phone: '+44 113 496 0000',
        privacyText: 'We keep little.\n\n<b>Really.</b>',
        termsText: 'Be kind.',
      });
      const as = engine.as(await engine.make.aDietician());
      const saved = await as.put<Practice>(PATH, practiceSent(input), { ifMatch: 0 });
      expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
      expect((await nobody.get<Practice>(PATH)).body).toEqual({ ...input, version: 1 });
    });

    it('its name is the one in mails and at sign-in', async () => {
      await engine.make.aPractice({ name: 'The Pear Tree' });
      const options = await engine.asNobody().get<{ practice: string }>('/api/sign-in-options');
      expect(options.body.practice).toBe('The Pear Tree');
      const customer = await engine.make.aCustomer();
      const { email } = customer;
      await engine.asNobody().post('/api/auth/password-reset-mail', { email });
      expect((await engine.mailTo(email)).subject).toContain('The Pear Tree');
    });
  },
  { PRACTICE_NAME: 'Green Street' },
);

const PRACTICE = '/api/practice';

const RULE = '/api/practice/sign-in-rule';

type Proof = { password?: string; code?: string };

type Page = { items: AuditEntry[] };

onSqlite('What holds for the whole practice', (engine) => {
  const versionNow = async () => (await engine.asNobody().get<Practice>(PRACTICE)).body.version;

  const saveSettings = async (person: Person, proof: Proof) =>
    engine
      .as(person)
      .put<Refused>(PRACTICE, { ...practiceInput(), ...proof }, { ifMatch: await versionNow() });

  const stopDemanding = (person: Person, proof: Proof) =>
    engine.as(person).put<Refused>(RULE, { dieticiansProve: false, ...proof });

  const demand = (person: Person, proof: Proof) =>
    engine.as(person).put<Refused>(RULE, { dieticiansProve: true, ...proof });

  const rules = () => engine.db.selectFrom('practiceRule').selectAll().execute();

  const said = ({ status, body }: { status: number; body: Refused }) => [
    status,
    Object.keys(body.error.fields ?? {})[0] ?? body.error.code,
  ];

  const entriesOf = async (person: Person) =>
    (
      await engine.db
        .selectFrom('auditEntry')
        .select(['what', 'does', 'customerId'])
        .where('actorId', '=', person.id)
        .execute()
    ).filter(({ what }) => what !== 'access-log');

  afterEach(() => engine.db.deleteFrom('practiceRule').execute());

  it('[T-K7] is changed by nobody who found a browser open: the password is asked for', async () => {
    const dietician = await engine.make.aDietician();
    const before = await versionNow();
    for (const act of [saveSettings, stopDemanding])
      for (const proof of [{}, { password: '' }, { password: 'not-the-password' }])
        expect(said(await act(dietician, proof))).toEqual([422, 'password']);
    expect(await versionNow()).toBe(before);
    expect((await saveSettings(dietician, { password: PASSWORD })).status).toBe(200);
    expect(await versionNow()).toBe(before + 1);
  });

  it('[T-K7] and a code of who has an app: to demand a second factor, and to stop', async () => {
    const dietician = await engine.make.aDietician();
    const { key, recoveryCodes } = await enrol(engine, dietician);
    const [first = '', second = ''] = recoveryCodes;
    for (const act of [saveSettings, demand]) {
      expect(said(await act(dietician, { password: PASSWORD }))).toEqual([422, 'code']);
      const wrong = { password: PASSWORD, code: '000000' };
      expect(said(await act(dietician, wrong))).toEqual([422, 'code']);
    }
    expect(await rules()).toEqual([]);
    const proof = { password: PASSWORD, code: first };
    expect((await demand(dietician, proof)).status).toBe(200);
    expect(said(await stopDemanding(dietician, { password: PASSWORD }))).toEqual([422, 'code']);
    expect(await rules()).toHaveLength(1);
    const again = { password: PASSWORD, code: appCode(key) };
    expect((await stopDemanding(dietician, again)).status).toBe(200);
    expect(await rules()).toEqual([]);
    expect((await saveSettings(dietician, { password: PASSWORD, code: second })).status).toBe(200);
  });

  it('[T-K7] of who signs in with Google alone a sign-in of the last ten minutes is asked', async () => {
    const dietician = await engine.make.aDietician();
    await engine.db.deleteFrom('account').where('userId', '=', dietician.id).execute();
    const begun = (minutesAgo: number) =>
      engine.db
        .updateTable('session')
        .set({ createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
        .where('userId', '=', dietician.id)
        .execute();
    await begun(11);
    for (const act of [saveSettings, stopDemanding])
      expect(said(await act(dietician, {}))).toEqual([403, 'sign-in-again']);
    await begun(9);
    for (const act of [saveSettings, stopDemanding])
      expect((await act(dietician, {})).status).toBe(200);
  });

  it('[T-K7] [T-J2] leaves an entry in the record when it was changed, in that of no customer', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const { recoveryCodes } = await enrol(engine, dietician);
    const proof = (at: number) => ({ password: PASSWORD, code: recoveryCodes[at] ?? '' });
    await saveSettings(dietician, { password: 'not-the-password' });
    await demand(dietician, { password: PASSWORD });
    // Neither these requests nor ending a demand that does not exist changed anything.
    await stopDemanding(dietician, proof(0));
    expect(await entriesOf(dietician)).toEqual([]);
    await saveSettings(dietician, proof(1));
    await demand(dietician, proof(2));
    await demand(dietician, proof(3));
    await stopDemanding(dietician, proof(4));
    const ofAll = { does: 'changes', customerId: '*' };
    expect(await entriesOf(dietician)).toEqual([
      { what: 'practice', ...ofAll },
      { what: 'sign-in-rule', ...ofAll },
      { what: 'sign-in-rule', ...ofAll },
    ]);
    const listed = async (person: Person, path: string) =>
      (await engine.as(person).get<Page>(path)).body.items.map(({ what }) => what);
    expect(await listed(dietician, '/api/audit-entries')).toEqual(
      expect.arrayContaining(['practice', 'sign-in-rule']),
    );
    for (const person of [dietician, customer]) {
      const shown = await listed(person, `/api/customers/${customer.id}/audit-entries`);
      expect(shown).not.toContain('practice');
      expect(shown).not.toContain('sign-in-rule');
    }
  });
});

onSqlite(
  'Guessing at the settings of the practice',
  (engine) => {
    it('[T-K7] [T-F1] is slowed as signing in is, and counted with it', async () => {
      const person = await engine.make.aDietician();
      const statuses: number[] = [];
      for (let round = 0; round < 11; round += 1) {
        const asked = round % 2 ? PRACTICE : RULE;
        const body = round % 2 ? practiceInput() : { dieticiansProve: false };
        const wrong = { ...body, password: 'wrong' };
        statuses.push((await engine.as(person).put(asked, wrong, { ifMatch: 0 })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
