import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Invited } from '#domain/invitations/invitationSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { onEachEngine } from '#test/engines.ts';
import { invitationsInput, invitee } from '#test/factories/invitations.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { toldAt } from '#test/notify/told.ts';
import { openSilent } from '#test/silentServer.ts';
import { invitationLink } from './token.ts';

const mailPort = await freePort();

const fresh = () => `${crypto.randomUUID()}@example.test`;

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
