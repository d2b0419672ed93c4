import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type {
  Invitation,
  Invited,
  OpenedInvitation,
} from '#domain/invitations/invitationSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { CLINIC, onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { fresh, invitationsInput, invitee, tokenIn } from '#test/factories/invitations.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { mailServer } from '#test/mailServer.ts';

type Listed = { items: Invitation[]; next: string | null };
type SignedUp = { me: Me | null } & Refused;

const mail = await mailServer();
beforeAll(() => mail.start());
afterAll(() => mail.stop());

function practiceOn(engine: RunningEngine) {
  async function aPractice() {
    const dietician = await engine.make.aDietician({ name: 'Anna Berg' });
    const as = engine.as(dietician);
    const list = async () => (await as.get<Listed>('/api/invitations?limit=100')).body.items;
    const one = async (id: string) => (await list()).find((item) => item.id === id);
    const invite = async (wishes = {}, line = '') => {
      const input = invitationsInput([invitee(wishes)], line);
      const { body } = await as.post<Invited>('/api/invitations', input);
      return { id: body.ids[0] ?? '', email: input.invitees[0]?.email ?? '' };
    };
    const aLink = (more = {}) =>
      as.post<Invitation>('/api/invitation-links', {
        ...{ name: 'Lena Roth', startDate: '2026-12-01', endDate: '2027-02-28', many: false },
        ...more,
      });
    return { dietician, as, list, one, invite, aLink };
  }
  const letters = (email: string) => mail.received.filter(({ to }) => to === email);
  const letterTo = async (email: string, count = 1) => {
    await expect.poll(() => letters(email).length).toBe(count);
    return letters(email).at(-1);
  };
  const mailed = async (email: string, count = 1) => tokenIn((await letterTo(email, count))?.link);
  const signUp = (email: string, invitation: string) =>
    engine.asNobody().post<SignedUp>('/api/auth/sign-up', {
      ...{ email, password: PASSWORD, consent: BUILT_IN_PRIVACY, timeZone: 'Europe/Oslo' },
      invitation,
    });
  const opened = async (token: string) =>
    (await engine.asNobody().post<OpenedInvitation>('/api/opened-invitations', { token })).body
      .invitation;
  const stored = (email: string) =>
    engine.db
      .selectFrom('user')
      .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
      .select(['user.id', 'name', 'emailVerified', 'role', 'dieticianId'])
      .select(['planStatus', 'planStartDate', 'planEndDate'])
      .where('email', '=', email)
      .executeTakeFirst();
  return { aPractice, letters, letterTo, mailed, signUp, opened, stored };
}

onEachEngine(
  'Invitations',
  (engine) => {
    const { aPractice, letterTo, mailed, signUp, opened, stored } = practiceOn(engine);

    it('[INVITE-01] who follows a mailed invitation has a confirmed address, is assigned, and has their period', async () => {
      const { dietician, invite, one } = await aPractice();
      const { id, email } = await invite({}, 'I look forward to meeting you.');
      const letter = await letterTo(email);
      expect(letter?.text).toContain('Anna Berg invites you');
      expect(letter?.text).toContain('I look forward to meeting you.');
      const token = tokenIn(letter?.link);
      expect(await opened(token)).toMatchObject({ dietician: 'Anna Berg', email });
      await expect.poll(async () => (await one(id))?.state).toBe('sent');
      const { status, body } = await signUp(email.toUpperCase(), token);
      expect([status, body.me?.role, body.me?.emailVerified]).toEqual([201, 'customer', true]);
      const customer = await stored(email);
      expect({ ...customer, emailVerified: Boolean(customer?.emailVerified) }).toMatchObject({
        ...{ name: 'Lena Roth', emailVerified: true, role: 'customer' },
        ...{ dieticianId: dietician.id, planStatus: 'active' },
        ...{ planStartDate: '2026-12-01', planEndDate: '2027-02-28' },
      });
      expect(await one(id)).toMatchObject({ state: 'used', usedBy: { name: 'Lena Roth' } });
      // The link is used up, whoever opens it.
      expect(await opened(token)).toBeNull();
      expect((await signUp(fresh(), token)).body.error.code).toBe('invitation-dead');
    });

    it('[INVITE-01] [T-A6] another address than the invited one is assigned too, and confirmed by nothing', async () => {
      const { dietician, invite } = await aPractice();
      const { email } = await invite();
      const other = fresh();
      await signUp(other, await mailed(email));
      const customer = await stored(other);
      expect([Boolean(customer?.emailVerified), customer?.dieticianId]).toEqual([
        false,
        dietician.id,
      ]);
      expect((await letterTo(other))?.text).toContain('Please confirm your address');
      expect(await stored(email)).toBeUndefined();
    });

    it('[INVITE-01] a link is for one person, and of 20 who come at once it lets one in', async () => {
      const { dietician, aLink, one } = await aPractice();
      const { body } = await aLink({ startDate: '', endDate: null });
      const token = tokenIn(body.link);
      const emails = Array.from({ length: 20 }, fresh);
      const answers = await Promise.all(emails.map((email) => signUp(email, token)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
      const made = (await Promise.all(emails.map(stored))).filter((row) => row !== undefined);
      expect(made).toMatchObject([{ dieticianId: dietician.id, planStatus: null }]);
      expect(await one(body.id)).toMatchObject({ state: 'used', link: null });
    });

    it('[INVITE-01] the link for many takes the place of the one before', async () => {
      const { aLink, one } = await aPractice();
      const before = (await aLink({ many: true })).body;
      const { body } = await aLink({ many: true });
      expect((await one(before.id))?.state).toBe('revoked');
      expect(await opened(tokenIn(before.link))).toBeNull();
      for (const email of [fresh(), fresh()])
        expect((await signUp(email, tokenIn(body.link))).status).toBe(201);
      expect(await one(body.id)).toMatchObject({ state: 'open', uses: 2, link: body.link });
    });

    it('[INVITE-01] [T-K2] revoked, replaced, expired, made-up and foreign ones look alike, and a revoked one is forgotten', async () => {
      const { as, dietician, invite, one } = await aPractice();
      const { id, email } = await invite();
      const first = await mailed(email);
      expect((await as.post(`/api/invitations/${id}/letter`)).status).toBe(200);
      const second = await mailed(email, 2);
      expect(second).not.toBe(first);
      expect(await opened(second)).not.toBeNull();
      expect((await as.delete(`/api/invitations/${id}`)).status).toBe(204);
      expect(await one(id)).toMatchObject({ state: 'revoked', email: null, name: '' });
      expect((await as.post<Refused>(`/api/invitations/${id}/letter`)).status).toBe(409);

      const late = await invite();
      const expired = await mailed(late.email);
      await engine.db
        .updateTable('invitation')
        .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
        .where('id', '=', late.id)
        .execute();
      expect((await one(late.id))?.state).toBe('expired');
      const ofLeft = await invite();
      const foreign = await mailed(ofLeft.email);
      await engine.make.disable(dietician);
      const answers: string[] = [];
      for (const token of [first, second, expired, foreign, 'made-up', `${first.slice(0, -1)}x`]) {
        expect(await opened(token)).toBeNull();
        const { status, body } = await signUp(fresh(), token);
        answers.push(JSON.stringify([status, body]));
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('invitation-dead');
    });

    it('[INVITE-01] nobody is invited who is here already, of the practice, invited, or named twice', async () => {
      const { as, invite, list } = await aPractice();
      const { email: invited } = await invite();
      const { email: customer } = await engine.make.aCustomer();
      const { email: colleague } = await engine.make.aDietician();
      const ofClinic = `nobody-yet${CLINIC}`;
      const free = fresh();
      const emails = [customer, colleague, ofClinic, invited, free, free];
      const expected = ['customer', 'dietician', 'dietician', 'invited', 'double'];
      const reasons = (refused: Invited['refused']) => refused.map(({ reason }) => reason);
      const checked = await as.post<Invited>('/api/invitation-checks', { emails });
      expect(reasons(checked.body.refused)).toEqual(expected);
      const input = invitationsInput(emails.map((email) => invitee({ email })));
      const { body } = await as.post<Invited>('/api/invitations', input);
      expect([body.ids.length, reasons(body.refused)]).toEqual([1, expected]);
      expect((await list()).map(({ email }) => email)).toContain(free);
      const wrong = await as.post<Refused>(
        '/api/invitations',
        invitationsInput([invitee({ startDate: '2026-12-02', endDate: '2026-12-01' })]),
      );
      expect(Object.values(wrong.body.error.fields ?? {})).toEqual([
        'Start date cannot be after end date.',
      ]);
    });

    it('[INVITE-01] what a dietician who has left sent is ended: it is mailed no more, and keeps nobody from being invited', async () => {
      const left = await aPractice();
      const { id, email } = await left.invite();
      await mailed(email);
      await engine.make.disable(left.dietician);
      const { as, list, one } = await aPractice();
      expect((await one(id))?.state).toBe('ended');
      const again = await as.post<Refused>(`/api/invitations/${id}/letter`);
      expect([again.status, again.body.error.code]).toEqual([409, 'invitation-ended']);
      const anew = await as.post<Invited>(
        '/api/invitations',
        invitationsInput([invitee({ email })]),
      );
      expect(anew.body).toMatchObject({ ids: [expect.any(String)], refused: [] });
      expect((await as.delete(`/api/invitations/${id}`)).status).toBe(204);
      expect((await list()).filter((item) => item.email === email)).toHaveLength(1);
    });

    it('[INVITE-01] an address has one open invitation, however many dieticians invite it at once, or send an old one again', async () => {
      const email = fresh();
      const practices = [await aPractice(), await aPractice(), await aPractice()] as const;
      const input = invitationsInput([invitee({ email })]);
      const answers = await Promise.all(
        practices.map(({ as }) => as.post<Invited>('/api/invitations', input)),
      );
      expect(answers.flatMap(({ body }) => body.ids)).toHaveLength(1);
      const old = await engine.make.anInvitation(practices[0].dietician, {
        ...{ email: fresh(), expiresAt: new Date(Date.now() - 1000).toISOString() },
      });
      await practices[1].invite({ email: old.email ?? '' });
      const again = await practices[0].as.post<Refused>(`/api/invitations/${old.id}/letter`);
      expect([again.status, again.body.error.code]).toEqual([409, 'invitation-invited']);
      const customer = await engine.make.aCustomer();
      const ofCustomer = await engine.make.anInvitation(practices[0].dietician, {
        email: customer.email,
      });
      const never = await practices[0].as.post<Refused>(`/api/invitations/${ofCustomer.id}/letter`);
      expect([never.status, never.body.error.code]).toEqual([409, 'invitation-customer']);
    });

    it('[INVITE-01] [T-A1] an address of the practice itself is never made a customer’s by an invitation', async () => {
      const { aLink, one } = await aPractice();
      const { body } = await aLink();
      const refused = await signUp(`nina${CLINIC}`, tokenIn(body.link));
      expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([
        422,
        ['email'],
      ]);
      expect((await one(body.id))?.state).toBe('open');
    });

    it('[INVITE-01] [T-J1] [T-K6] what is kept of somebody invited goes with their erasure, or thirty days after the last one', async () => {
      const { dietician, list } = await aPractice();
      const { forgetInvitations } = await import('./queries.ts');
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
      const never = await engine.make.anInvitation(dietician, { expiresAt: daysAgo(31) });
      const lately = await engine.make.anInvitation(dietician, { expiresAt: daysAgo(29) });
      const came: Person = await engine.make.aCustomer();
      const ofCustomer = await engine.make.anInvitation(dietician, {
        ...{ expiresAt: daysAgo(400), uses: 1, usedById: came.id },
      });
      await forgetInvitations(engine.server.deps);
      const ids = (await list()).map(({ id }) => id);
      expect(ids).not.toContain(never.id);
      expect(ids).toEqual(expect.arrayContaining([lately.id, ofCustomer.id]));
      await engine.db.deleteFrom('user').where('id', '=', came.id).execute();
      expect((await list()).map(({ id }) => id)).not.toContain(ofCustomer.id);
    });
  },
  { SMTP_URL: mail.url },
);

onEachEngine('Invitations without a mail server', (engine) => {
  const { aPractice, letters, signUp, opened, stored } = practiceOn(engine);

  it('[INVITE-01] where no mail is sent, an address that has an account is told so, and the link stays good', async () => {
    const { aLink, one } = await aPractice();
    const { email, id } = await engine.make.aCustomer();
    const { body } = await aLink();
    const before = await stored(email);
    // Without a mail server the answer says openly that the address has an account, and the link keeps
    // working.
    expect((await signUp(email, tokenIn(body.link))).status).toBe(422);
    expect(await stored(email)).toEqual(before);
    expect(await one(body.id)).toMatchObject({ state: 'open', usedBy: null });
    expect(id).toBe(before?.id);
  });

  it('[INVITE-01] nothing is called sent: the link is there to copy, lets one in and proves no address', async () => {
    const { dietician, as, invite, one } = await aPractice();
    const { id, email } = await invite();
    const made = await one(id);
    expect(made).toMatchObject({ state: 'open', email, link: expect.stringContaining('http') });
    const token = tokenIn(made?.link);
    expect(await opened(token)).toMatchObject({ dietician: 'Anna Berg', email });
    const { body } = await signUp(email, token);
    expect([body.me?.role, body.me?.emailVerified]).toEqual(['customer', false]);
    expect(await stored(email)).toMatchObject({
      ...{ name: 'Lena Roth', dieticianId: dietician.id },
      ...{ planStartDate: '2026-12-01', planEndDate: '2027-02-28' },
    });

    const other = await invite();
    const before = await one(other.id);
    expect((await as.post(`/api/invitations/${other.id}/letter`)).status).toBe(200);
    const after = await one(other.id);
    expect(after).toMatchObject({ state: 'open' });
    expect(await opened(tokenIn(before?.link))).toBeNull();
    expect(await opened(tokenIn(after?.link))).not.toBeNull();
    // What an earlier version left in the outbox was not sent either.
    const old = await engine.make.anInvitation(dietician);
    expect(await one(old.id)).toMatchObject({ state: 'open', link: null });
    expect(letters(email)).toEqual([]);
    const items = await engine.db.selectFrom('outboxItem').selectAll().execute();
    expect(items.filter(({ kind }) => kind === 'invitation')).toEqual([]);
  });

  it('[INVITE-01] [T-K4] a link that a dietician could read proves nothing, also once there is a mail server', async () => {
    const { invite, one } = await aPractice();
    const { id, email } = await invite();
    const token = tokenIn((await one(id))?.link);
    const { config } = engine.server.deps;
    const without = config.smtpUrl;
    Object.assign(config, { smtpUrl: mail.url });
    const { body } = await signUp(email, token);
    Object.assign(config, { smtpUrl: without });
    expect(body.me).toBeNull();
    expect(Boolean((await stored(email))?.emailVerified)).toBe(false);
  });
});

onSqlite(
  'Invitations, with the limits of everyday',
  (engine) => {
    it('[INVITE-01] [T-G2] nobody is mailed more than three invitations a day, and no dietician mails more than 300', async () => {
      const as = engine.as(await engine.make.aDietician());
      const { email } = invitee();
      const send = () =>
        as.post<Invited>('/api/invitations', invitationsInput([invitee({ email })]));
      for (let sent = 0; sent < 3; sent += 1) {
        const { body } = await send();
        await as.delete(`/api/invitations/${body.ids[0]}`);
      }
      expect((await send()).body.refused).toMatchObject([{ email, reason: 'too-many' }]);
      const many = () => invitationsInput(Array.from({ length: 148 }, () => invitee()));
      for (const left of [201, 201, 429])
        expect((await as.post('/api/invitations', many())).status).toBe(left);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
