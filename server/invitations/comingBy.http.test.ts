import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type {
  Invitation,
  Invited,
  OpenedInvitation,
} from '#domain/invitations/invitationSchema.ts';
import { BUILT_IN_PRIVACY, POSITIONS, type Position } from '#domain/signIn/access.ts';
import { INVITATION_COOKIE } from '#domain/signIn/account.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { fresh, invitationsInput, invitee, tokenIn } from '#test/factories/invitations.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { Journey } from '#test/google/journey.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity, meOf, signInAs } from '#test/google/signIn.ts';
import { toldAt } from '#test/notify/told.ts';
import { openSilent } from '#test/silentServer.ts';
import { invitationLink } from './letter.ts';

const port = await freePort();

const mailPort = await freePort();

let google: GoogleStandIn;

let mail: Awaited<ReturnType<typeof openSilent>>;

beforeAll(async () => {
  google = await openGoogle(port);
  mail = await openSilent(mailPort);
});

afterAll(() => google.close());

async function aToken(engine: RunningEngine) {
  const dietician = await engine.make.aDietician();
  const input = { name: '', startDate: '2026-12-01', endDate: '2027-02-28', many: false };
  const made = await engine.as(dietician).post<Invitation>('/api/invitation-links', input);
  return { dietician, token: tokenIn(made.body.link) };
}

const works = async (engine: RunningEngine, token: string) => {
  const asked = await engine
    .asNobody()
    .post<OpenedInvitation>('/api/opened-invitations', { token });
  return asked.body.invitation !== null;
};

onSqlite(
  'An invitation and Google',
  (engine) => {
    async function comeBy(token: string, who: ReturnType<typeof identity>) {
      google.setIdentity(who);
      const journey = new Journey(engine.url);
      journey.keep(INVITATION_COOKIE, encodeURIComponent(token));
      const location = await journey.begin();
      // The token is in no address, and its cookie is used only once.
      expect(location.href).not.toContain(token);
      expect(journey.cookie(INVITATION_COOKIE)).toBeUndefined();
      const end = await journey.open(await journey.choose(location));
      const text = await end.text();
      return { status: end.status, text, me: await meOf(engine, journey) };
    }

    it('[INVITE-01] [AUTH-07] who comes by a link and signs up with Google is assigned, and has their period', async () => {
      const { dietician, token } = await aToken(engine);
      const { me } = await comeBy(token, identity({ name: 'Greta Garcia' }));
      expect(me).toMatchObject({ role: 'customer', name: 'Greta Garcia', consent: 'none' });
      expect([me?.dieticianId, me?.coaching?.endDate]).toEqual([dietician.id, '2027-02-28']);
      expect(await works(engine, token)).toBe(false);
      // The stored attempt that waits for Google does not contain the link's token.
      const waits = await engine.db.selectFrom('verification').select('value').execute();
      expect(JSON.stringify(waits)).not.toContain(token);
    });

    it('[INVITE-01] [T-K4] an account that a stranger made goes to whom Google names, who is assigned', async () => {
      const { dietician, token } = await aToken(engine);
      const who = identity({ name: 'Greta Garcia' });
      await engine.asNobody().post('/api/auth/sign-up', {
        ...{ email: who.email, password: PASSWORD, consent: BUILT_IN_PRIVACY },
      });
      const { me } = await comeBy(token, who);
      expect(me).toMatchObject({ role: 'customer', name: 'Greta Garcia', consent: 'none' });
      expect([me?.dieticianId, me?.coaching?.endDate]).toEqual([dietician.id, '2027-02-28']);
      expect(await works(engine, token)).toBe(false);
    });

    it('[INVITE-01] [T-K2] an invitation that does not work is said at Google’s end too, and nobody is made or counted', async () => {
      const { dietician, token } = await aToken(engine);
      await engine.make.disable(dietician);
      for (const dead of [token, 'made-up']) {
        const who = identity();
        const { status, text, me } = await comeBy(dead, who);
        expect([status, me]).toEqual([410, null]);
        expect(text).toContain('This invitation has been used');
        const made = await engine.db
          .selectFrom('user')
          .select('id')
          .where('email', '=', who.email)
          .execute();
        expect(made).toEqual([]);
      }
      const counted = await engine.db
        .selectFrom('invitation')
        .select('uses')
        .where('dieticianId', '=', dietician.id)
        .execute();
      expect(counted).toEqual([{ uses: 0 }]);
    });

    const aColleague = async (position: Position) => {
      const [owner, email] = [await engine.make.aDietician(), fresh()];
      const input = { email, position, password: PASSWORD };
      const { body } = await engine.as(owner).post<Invitation>('/api/colleague-invitations', input);
      return { owner, email, token: tokenIn(body.link) };
    };

    it('[TEAM-01] [AUTH-07] a colleague signs up with Google and has the position they were invited for', async () => {
      for (const position of POSITIONS) {
        const { email, token } = await aColleague(position);
        const { me } = await comeBy(token, identity({ email, name: 'Greta Garcia' }));
        expect(me).toMatchObject({ role: 'client', position, email, name: 'Greta Garcia' });
        expect(await works(engine, token)).toBe(false);
      }
    });

    it('[TEAM-01] [T-K4] only Google’s word for the invited address counts; another address makes nobody, and the link stays good', async () => {
      const { email, token } = await aColleague('owner');
      for (const who of [identity(), identity({ email, email_verified: false })]) {
        const { status, text, me } = await comeBy(token, who);
        expect([status, me]).toEqual([403, null]);
        expect(text).toContain('This invitation is for another address.');
      }
      const made = await engine.db.selectFrom('user').select('id').where('email', '=', email);
      expect(await made.execute()).toEqual([]);
      expect((await comeBy(token, identity({ email }))).me?.position).toBe('owner');
    });

    it('[TEAM-01] [T-K4] what a stranger made with the address of a colleague ends when they come by Google', async () => {
      const { email, token } = await aColleague('dietician');
      await engine.asNobody().post('/api/auth/sign-up', {
        ...{ email, password: PASSWORD, consent: BUILT_IN_PRIVACY },
      });
      const { me } = await comeBy(token, identity({ email }));
      expect(me).toMatchObject({ role: 'client', position: 'dietician' });
      const byPassword = { email, password: PASSWORD };
      expect((await engine.asNobody().post('/api/auth/sign-in', byPassword)).status).toBe(401);
    });

    it('[TEAM-01] a colleague who left comes back by a letter and the same Google account', async () => {
      const { owner, email, token } = await aColleague('dietician');
      const who = identity({ email, name: 'Greta Garcia' });
      const first = await comeBy(token, who);
      await engine.as(owner).put(`/api/colleagues/${first.me?.id}/position`, {
        ...{ position: null, successorId: owner.id, password: PASSWORD },
      });
      expect((await signInAs(engine, google, who)).me).toBeNull();
      const letter = await engine.make.anInvitation(owner, { email, position: 'assistant' });
      const link = invitationLink(engine.url, engine.server.deps.config.secret, letter);
      const { me } = await comeBy(tokenIn(link), who);
      expect(me).toMatchObject({ id: first.me?.id, position: 'assistant', name: 'Greta Garcia' });
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);

onSqlite(
  'An invitation where addresses are confirmed',
  (engine) => {
    // Closed before the server, which would wait for it when closing.
    afterAll(() => mail.close());

    it('[INVITE-01] [T-F2] signing up by a link tells nobody whether an address has an account', async () => {
      const customer = await engine.make.aCustomer();
      const seen: string[] = [];
      for (const email of [customer.email, fresh()]) {
        const { token } = await aToken(engine);
        const input = { email, password: PASSWORD, consent: BUILT_IN_PRIVACY, invitation: token };
        const { status, body } = await engine.asNobody().post('/api/auth/sign-up', input);
        const again = await engine.asNobody().post('/api/auth/sign-up', input);
        seen.push(JSON.stringify([status, body, await works(engine, token), again.status]));
      }
      expect(new Set(seen)).toEqual(new Set([JSON.stringify([201, { me: null }, false, 410])]));
      const { dieticianId } = await engine.db
        .selectFrom('user')
        .select('dieticianId')
        .where('id', '=', customer.id)
        .executeTakeFirstOrThrow();
      expect(dieticianId).toBeNull();
    });
  },
  { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
);

onEachEngine(
  'An invitation and an account that is there',
  (engine) => {
    let mail: Awaited<ReturnType<typeof openSilent>>;

    beforeAll(async () => {
      mail = await openSilent(mailPort);
    });

    // Closed before the server, which would wait for it when closing.
    afterAll(() => mail.close());

    const signUp = (email: string, password: string, invitation?: string) =>
      engine.asNobody().post<{ me: Me | null }>('/api/auth/sign-up', {
        ...{ email, password, consent: BUILT_IN_PRIVACY, timeZone: 'Europe/Oslo' },
        ...(invitation && { invitation }),
      });

    const signIn = (email: string, password: string) =>
      engine.asNobody().post('/api/auth/sign-in', { email, password });

    const stored = (email: string) =>
      engine.db
        .selectFrom('user')
        .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
        .select(['name', 'emailVerified', 'consent', 'dieticianId', 'planEndDate'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();

    async function invitedBy(dietician: Person, email: string) {
      const input = invitationsInput([invitee({ email })]);
      const { body } = await engine.as(dietician).post<Invited>('/api/invitations', input);
      const { id } = await engine.db
        .selectFrom('invitation')
        .select('id')
        .where('id', '=', body.ids[0] ?? '')
        .executeTakeFirstOrThrow();
      const { config } = engine.server.deps;
      const link = invitationLink('https://here.test', config.secret, { id, issue: 1 });
      const token = new URL(link).searchParams.get('invitation') ?? '';
      const uses = async () =>
        (
          await engine.db
            .selectFrom('invitation')
            .select(['uses', 'usedById'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).uses;
      return { token, uses };
    }

    it('[INVITE-01] [T-K4] who comes by the letter has the account that a stranger made with their address, and nothing of the stranger', async () => {
      const dietician = await engine.make.aDietician();
      const email = fresh();
      await signUp(email, 'the password of a stranger');
      // An account with an unconfirmed address does not prevent an invitation to that address.
      const { token, uses } = await invitedBy(dietician, email);
      const { status, body } = await signUp(email, PASSWORD, token);
      expect([status, body.me?.role, body.me?.emailVerified]).toEqual([201, 'customer', true]);
      const owner = await stored(email);
      expect({ ...owner, emailVerified: Boolean(owner.emailVerified) }).toEqual({
        ...{ name: 'Lena Roth', emailVerified: true, consent: 'given' },
        ...{ dieticianId: dietician.id, planEndDate: '2027-02-28' },
      });
      expect(await uses()).toBe(1);
      expect((await signIn(email, 'the password of a stranger')).status).toBe(401);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
      // The dietician is told only once, when the customer is already assigned.
      expect(await toldAt(engine).kindsOf(dietician)).toEqual(['new-customer']);
    });

    it('[INVITE-01] [T-K4] a stranger who came by a letter of their own leaves no name, and is not who was invited', async () => {
      const dietician = await engine.make.aDietician();
      const [annas, bens] = [fresh(), fresh()];
      const { token } = await invitedBy(dietician, annas);
      await signUp(bens, 'the password of a stranger', token);
      expect((await stored(bens)).name).toBe(bens.split('@')[0]);
      // The owner of the address is another person, who is invited too.
      const own = await invitedBy(dietician, bens);
      expect((await signUp(bens, PASSWORD, own.token)).body.me?.emailVerified).toBe(true);
      const used = await engine.db
        .selectFrom('invitation')
        .innerJoin('user', 'user.id', 'usedById')
        .select(['invitation.email'])
        .where('user.email', '=', bens)
        .execute();
      expect(used).toEqual([{ email: bens }]);
    });

    it('[INVITE-01] the letter of who has a confirmed account stays good, and changes nothing', async () => {
      const dietician = await engine.make.aDietician();
      const email = fresh();
      const { token, uses } = await invitedBy(dietician, email);
      await engine.make.aCustomer({ email });
      const { status, body } = await signUp(email, 'another password of theirs', token);
      expect([status, body]).toEqual([201, { me: null }]);
      expect(await uses()).toBe(0);
      expect((await signIn(email, 'another password of theirs')).status).toBe(401);
      expect((await stored(email)).dieticianId).toBeNull();
    });

    it('[INVITE-01] [T-F2] [T-K4] the letter of somebody else proves nothing of an account that nobody confirmed', async () => {
      const dietician = await engine.make.aDietician();
      const email = fresh();
      await signUp(email, PASSWORD);
      const { token, uses } = await invitedBy(dietician, fresh());
      const { status, body } = await signUp(email, 'the password of a stranger', token);
      expect([status, body]).toEqual([201, { me: null }]);
      const { emailVerified, dieticianId } = await stored(email);
      expect([Boolean(emailVerified), dieticianId, await uses()]).toEqual([false, null, 1]);
    });
  },
  { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
);
