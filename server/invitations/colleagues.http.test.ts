import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { PracticeDays } from '#domain/appointments/appointmentSchema.ts';
import { newsAbout } from '#domain/appointments/news.ts';
import { clashing } from '#domain/appointments/rules.ts';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import type { Colleague } from '#domain/colleagues/colleagueSchema.ts';
import { dayIn } from '#domain/day.ts';
import type { Invitation } from '#domain/invitations/invitationSchema.ts';
import { clockIn } from '#domain/moment.ts';
import { BUILT_IN_PRIVACY, type Position } from '#domain/signIn/access.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { appointmentInput } from '#test/factories/appointments.ts';
import { fresh, tokenIn } from '#test/factories/invitations.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { mailServer } from '#test/mailServer.ts';
import { toldAt } from '#test/notify/told.ts';

const INVITATIONS = '/api/colleague-invitations';

const mail = await mailServer();
beforeAll(() => mail.start());
afterAll(() => mail.stop());

function practiceOn(engine: RunningEngine) {
  const colleagues = async (person: Person) =>
    (await engine.as(person).get<{ items: Colleague[] }>('/api/colleagues')).body.items;
  const change = (by: Person, id: string, body: object) =>
    engine.as(by).put<Refused>(`/api/colleagues/${id}/position`, {
      ...{ successorId: null, password: PASSWORD, ...body },
    });
  const invite = (by: Person, email: string, position: Position = 'assistant', more: object = {}) =>
    engine
      .as(by)
      .post<Invitation & Refused>(INVITATIONS, { email, position, password: PASSWORD, ...more });
  const signUp = (email: string, invitation: string) =>
    engine.asNobody().post<{ me: Me | null } & Refused>('/api/auth/sign-up', {
      ...{ email, password: PASSWORD, consent: BUILT_IN_PRIVACY, invitation },
    });
  const stored = (email: string) =>
    engine.db
      .selectFrom('user')
      .select(['id', 'name', 'role', 'position', 'disabled', 'consent'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  /** No other owner of an earlier test is left. */
  const alone = () =>
    engine.db
      .updateTable('user')
      .set({ position: 'assistant' })
      .where('role', '=', 'client')
      .execute();
  const letterTo = async (email: string, count = 1) => {
    const letters = () => mail.received.filter(({ to }) => to === email);
    await expect.poll(() => letters().length).toBe(count);
    return letters().at(-1);
  };
  return { colleagues, change, invite, signUp, stored, alone, letterTo };
}

onEachEngine('Colleagues', (engine) => {
  const { colleagues, change, invite, signUp, stored, alone } = practiceOn(engine);

  it('[TEAM-01] without a mail server an owner hands a link over; who comes by it has that position', async () => {
    const owner = await engine.make.aDietician();
    const email = fresh();
    const made = await invite(owner, email, 'assistant');
    expect([made.status, made.body.position, made.body.state]).toEqual([201, 'assistant', 'open']);
    const token = tokenIn(made.body.link);
    const opened = await engine.asNobody().post('/api/opened-invitations', { token });
    expect(opened.body).toMatchObject({ invitation: { email, position: 'assistant' } });
    const other = await signUp(fresh(), token);
    expect([other.status, other.body.error.fields?.email]).toEqual([
      422,
      'This invitation is for another address. Sign up with the one it was sent to.',
    ]);
    const { body } = await signUp(email, token);
    expect(body.me).toMatchObject({ role: 'client', position: 'assistant', email });
    // Dieticians give no consent: nobody keeps health data of theirs.
    expect(await stored(email)).toMatchObject({ role: 'client', consent: 'none' });
    expect((await signUp(email, token)).status).toBe(410);
    expect((await invite(owner, email)).body.error.fields?.email).toBe(
      'This is an address of the practice itself.',
    );
  });

  it('[TEAM-01] [T-K7] nobody invites who found a browser open, and each change is in the record', async () => {
    const owner = await engine.make.aDietician({ name: 'Wilma Roth' });
    const colleague = await engine.make.aDietician({}, 'dietician');
    const wrong = [
      await invite(owner, fresh(), 'owner', { password: 'wrong' }),
      await change(owner, colleague.id, { position: 'owner', password: 'wrong' }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([422, 422]);
    await change(owner, colleague.id, { position: 'owner' });
    const { body } = await engine.as(owner).get<{ items: AuditEntry[] }>('/api/audit-entries');
    expect(
      body.items.filter(({ what, by }) => what === 'colleague' && by === owner.name),
    ).toMatchObject([{ does: 'changes', by: owner.name, position: 'owner', ofAll: true }]);
  });

  it('[TEAM-01] [T-B6] who leaves hands over customers, appointments and conversations, and is out at once', async () => {
    const owner = await engine.make.aDietician();
    const leaving = await engine.make.aDietician({ name: 'Dora Lund' }, 'dietician');
    const customer = await engine.make.aCustomer({ dietician: leaving });
    const tomorrow = new Date(Date.now() + 86_400_000);
    const past = new Date(Date.now() - 86_400_000);
    const ahead = await engine.make.anAppointment(customer, {
      dietician: leaving,
      startsAt: tomorrow,
    });
    await engine.make.anAppointment(customer, { dietician: leaving, startsAt: past });
    await engine.make.aMessage(customer);
    await engine.make.anAssignedConversation(customer, leaving);
    await engine.make.aNote(customer, 'Likes plums.', leaving);
    const leave = (successorId: string | null) =>
      change(owner, leaving.id, { position: null, successorId });

    const untaken = await leave(null);
    expect([untaken.status, untaken.body.error.fields?.successorId]).toEqual([
      422,
      'Choose who takes over their customers.',
    ]);
    const assistant = await engine.make.aDietician({}, 'assistant');
    expect((await leave(assistant.id)).status).toBe(422);
    expect((await leave(owner.id)).status).toBe(204);
    expect((await engine.as(leaving).get('/api/customers')).status).toBe(401);
    expect(await stored(leaving.email)).toMatchObject({
      ...{ name: 'Dora Lund', role: null, position: null },
    });
    expect((await colleagues(owner)).map(({ id }) => id)).not.toContain(leaving.id);
    const as = engine.as(owner);
    expect((await as.get(`/api/customers/${customer.id}`)).body).toMatchObject({
      dieticianId: owner.id,
    });
    expect((await as.get(`/api/customers/${customer.id}/conversation`)).body).toMatchObject({
      assignee: { id: owner.id },
    });
    const path = `/api/customers/${customer.id}/appointments`;
    const { body } = await as.get<{ items: { id: string; dietician: { id: string } }[] }>(path);
    expect(body.items.map(({ id, dietician }) => [id === ahead.id, dietician.id])).toEqual([
      [true, owner.id],
      [false, leaving.id],
    ]);
    const entries = await as.get<{ items: AuditEntry[] }>(
      `/api/customers/${customer.id}/audit-entries`,
    );
    expect(entries.body.items.every(({ by }) => by !== null)).toBe(true);
  });

  it('[TEAM-01] [VISIT-02] no calendar keeps a colleague inside: of two appointments at one time both stay, and who has both is told', async () => {
    const owner = await engine.make.aDietician();
    const leaving = await engine.make.aDietician({}, 'dietician');
    const theirs = await engine.make.aCustomer({ name: 'Ana', dietician: leaving });
    const own = await engine.make.aCustomer({ name: 'Ben', dietician: owner });
    const hour = (count: number) =>
      new Date((Math.ceil(Date.now() / 3_600_000) + 24 + count) * 3_600_000);
    const atOnce = await engine.make.anAppointment(theirs, {
      dietician: leaving,
      startsAt: hour(0),
    });
    await engine.make.anAppointment(theirs, { dietician: leaving, startsAt: hour(2) });
    const mine = await engine.make.anAppointment(own, { dietician: owner, startsAt: hour(0) });
    const { status } = await change(owner, leaving.id, { position: null, successorId: owner.id });
    expect(status).toBe(204);
    expect((await engine.as(leaving).get('/api/customers')).status).toBe(401);

    const as = engine.as(owner);
    const between = `from=${hour(-1).toISOString()}&to=${hour(4).toISOString()}`;
    const { body } = await as.get<PracticeDays>(`/api/appointments?${between}`);
    const booked = body.items.filter(({ dietician }) => dietician?.id === owner.id);
    expect(booked).toHaveLength(3);
    expect([...clashing(booked)].toSorted()).toEqual([atOnce.id, mine.id].toSorted());
    const told = await toldAt(engine).list(owner);
    expect(told.items.filter(({ kind }) => kind === 'customer-appointment')).toMatchObject([
      { about: newsAbout('clashes', hour(0).toISOString()), customer: { id: theirs.id } },
    ]);

    // Once one of the two is cancelled, the other still holds its time.
    const cancel = (of: Person, id: string, ifMatch: number) =>
      as.put(
        `/api/customers/${of.id}/appointments/${id}/cancellation`,
        { reason: '' },
        { ifMatch },
      );
    expect((await cancel(own, mine.id, 1)).status).toBe(200);
    const at = { date: dayIn('UTC', hour(0)), time: clockIn('UTC', hour(0).getTime()) };
    const input = { ...at, minutes: 30, place: '', link: '' };
    const again = () => as.post<Refused>(`/api/customers/${own.id}/appointments`, input);
    expect((await again()).body.error.code).toBe('slot-taken');
    expect((await cancel(theirs, atOnce.id, 2)).status).toBe(200);
    expect((await again()).status).toBe(201);
  });

  it('[TEAM-01] the last owner stays one: neither leaves nor becomes less, whoever of two is first', async () => {
    await alone();
    const [owner, second] = [await engine.make.aDietician(), await engine.make.aDietician()];
    const dietician = await engine.make.aDietician({}, 'dietician');
    const answers = await Promise.all([
      change(owner, second.id, { position: 'dietician' }),
      change(second, owner.id, { position: 'dietician' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const last = answers[0].status === 204 ? owner : second;
    for (const position of ['dietician', 'assistant', null]) {
      const refused = await change(last, last.id, { position, successorId: dietician.id });
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        {
          code: 'last-owner',
          message: 'A practice needs an owner. Make somebody else an owner first.',
        },
      ]);
    }
    await change(last, dietician.id, { position: 'owner' });
    expect((await change(last, last.id, { position: 'dietician' })).status).toBe(204);
    expect((await change(last, last.id, { position: 'owner' })).status).toBe(403);
  });

  it('[TEAM-01] what an assistant arranges is with the customer’s dietician, and for them', async () => {
    const dietician = await engine.make.aDietician({}, 'dietician');
    const assistant = await engine.make.aDietician({}, 'assistant');
    const customer = await engine.make.aCustomer({ dietician });
    const { body } = await engine
      .as(assistant)
      .post<{ dietician: { id: string } }>(
        `/api/customers/${customer.id}/appointments`,
        appointmentInput(),
      );
    expect(body.dietician.id).toBe(dietician.id);
    const { body: listed } = await engine
      .as(assistant)
      .get<{ items: { id: string }[] }>('/api/dieticians');
    expect(listed.items.map(({ id }) => id)).not.toContain(assistant.id);
  });
});

onSqlite(
  'Colleagues, by mail',
  (engine) => {
    const { change, invite, signUp, stored, letterTo } = practiceOn(engine);

    it('[TEAM-01] a letter invites to work here, its link is in no answer; who left comes back by another', async () => {
      const owner = await engine.make.aDietician({ name: 'Anna Berg' });
      const email = fresh();
      const made = await invite(owner, email, 'dietician');
      expect(made.body.link).toBeNull();
      const letter = await letterTo(email);
      expect(letter?.text).toContain('Anna Berg invites you to work at');
      expect(letter?.text).toContain('as a dietician');
      const { body } = await signUp(email, tokenIn(letter?.link));
      expect(body.me).toMatchObject({ position: 'dietician', emailVerified: true });
      const { id } = await stored(email);
      await engine.db.updateTable('user').set({ name: 'Cora Lind' }).where('id', '=', id).execute();

      await change(owner, id, { position: null, successorId: owner.id });
      const gone = await engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD });
      expect(gone.status).toBe(403);
      expect((await invite(owner, email, 'assistant')).status).toBe(201);
      const back = await signUp(email, tokenIn((await letterTo(email, 2))?.link));
      expect(back.body.me).toMatchObject({ id, name: 'Cora Lind', position: 'assistant' });
    });
  },
  { SMTP_URL: mail.url },
);
