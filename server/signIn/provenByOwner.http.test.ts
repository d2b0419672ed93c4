import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { SECRET_WORD } from '#test/access/world.ts';
import { CLINIC, type Engine, onEachEngine, type RunningEngine } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { aSquattedAccount, STRANGERS_PLACE } from '#test/factories/squatter.ts';
import { freePort } from '#test/freePort.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity, signInAs } from '#test/google/signIn.ts';
import { tokenIn } from '#test/http/signedIn.ts';
import { type Hashes, hashesOfTables } from '#test/tableHashes.ts';
import { DECLARED } from '../app/nouns.ts';
import { sweepImages } from '../images/sweep.ts';

const port = await freePort();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

const OWNERS_PASSWORD = 'the-owner-chose-it';

type Way = (engine: RunningEngine, owner: Person) => Promise<{ status: number }>;

/** The ways to prove that an address is one's own, in a browser that was never used before. */
const WAYS: Readonly<Record<string, Way>> = {
  async 'the mailed link'(engine, { email }) {
    await engine.asNobody().post('/api/auth/verification-mail', { email });
    const token = tokenIn((await engine.mailTo(email)).link);
    const body = { token, newPassword: OWNERS_PASSWORD };
    return engine.asNobody().post('/api/auth/verify-email', body);
  },
  async 'a link for a new password'(engine, { email }) {
    await engine.asNobody().post('/api/auth/password-reset-mail', { email });
    const token = tokenIn((await engine.mailTo(email)).link);
    const body = { token, newPassword: OWNERS_PASSWORD };
    return engine.asNobody().post('/api/auth/password-reset', body);
  },
  Google: (engine, { email }) => signInAs(engine, google, identity({ email })),
};
const ways = Object.entries(WAYS).map(([name, prove]) => ({ name, prove }));
/** One function ends everything, so on PostgreSQL one way is enough. */
const waysOn = (engine: Engine) => (engine === 'sqlite' ? ways : ways.slice(0, 1));

onEachEngine(
  'An address proven by its owner',
  (engine) => {
    type Rows = Map<string, string[]>;
    /** The rows of a person in each table, as text. */
    const rowsOf = async (userId: string): Promise<Rows> => {
      const rows: Rows = new Map();
      for (const [table, { owner }] of Object.entries(DECLARED.tables)) {
        if (owner === null) continue;
        const found = await sql<object>`
          select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(engine.db);
        rows.set(table, found.rows.map((row) => JSON.stringify(row)).sort());
      }
      return rows;
    };
    const userOf = ({ id }: Person) =>
      engine.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    it.each(waysOn(engine.name))(
      '[T-K4] by $name: nothing of what somebody else made on it stays, and the owner begins anew',
      async ({ name, prove }) => {
        const { world, passkey, elsewhere } = await aSquattedAccount(engine);
        const { owner, dietician } = world;
        const picture = join(engine.dataDir, 'images/profileImages', owner.id, world.imageName);
        await engine.as(dietician).get(`/api/customers/${owner.id}/profile`);
        await engine.server.deps.readings.flush();
        const before = await rowsOf(owner.id);
        expect((await prove(engine, owner)).status).toBeLessThan(300);
        const after = await rowsOf(owner.id);
        for (const [table, rows] of before) {
          // Counts of the rows that stay: server/db/limits.http.test.ts compares them.
          if (table === 'personRows') continue;
          const fate = DECLARED.tables[table]?.handedOver;
          const left = (after.get(table) ?? []).filter((row) => rows.includes(row));
          // An empty table would prove nothing, so aSquattedAccount has to fill each one.
          if (table !== 'imageLeftover') expect(rows.length, table).toBeGreaterThan(0);
          const stays = typeof fate === 'object';
          // Rows that a dietician wrote into the same table stay, too.
          const theirs = rows.filter((row) => JSON.parse(row).writerId === dietician.id);
          expect(left, table).toEqual(stays ? rows : theirs);
        }
        expect(after.get('session')?.length).toBeLessThan(2);
        const leaving = after.get('imageLeftover')?.join() ?? '';
        for (const picture of [world.imageName, world.messagePicture, world.mealPhoto])
          expect(leaving).toContain(picture);
        expect(await userOf(owner)).toMatchObject({
          timeZone: null,
          factor: null,
          consent: 'none',
        });
        for (const [table, rows] of after)
          if (
            !table.toLowerCase().includes('plan') &&
            !['note', 'visit', 'measurement', 'message'].includes(table)
          )
            expect(rows.join(), table).not.toContain(SECRET_WORD);
        const traces = sql<object>`
        select "key" as trace from "rateLimit" where "key" = ${`knownPlace:${owner.email} ${STRANGERS_PLACE}`}
        union all select "identifier" from "verification" where "value" = ${owner.id}`;
        expect((await traces.execute(engine.db)).rows).toEqual([]);

        expect((await passkey.signIn()).status).toBe(422);
        const { email } = owner;
        const signIn = { email, password: PASSWORD };
        expect((await engine.asNobody().post('/api/auth/sign-in', signIn)).status).toBe(401);
        for (const old of [owner, elsewhere])
          expect((await engine.as(old).get<{ me: Me | null }>('/api/me')).body.me).toBeNull();
        expect(existsSync(picture)).toBe(true);
        const soon = new Date(Date.now() + 3_600_000);
        await sweepImages({ ...engine.server.deps, now: () => soon });
        expect(existsSync(picture)).toBe(false);

        // The owner begins anew, with the data that dieticians made.
        const again =
          name === 'Google'
            ? (await signInAs(engine, google, identity({ email }))).me
            : (
                await engine
                  .asNobody()
                  .post<{ me: Me }>('/api/auth/sign-in', { email, password: OWNERS_PASSWORD })
              ).body.me;
        expect(again).toMatchObject({
          id: owner.id,
          emailVerified: true,
          role: 'customer',
          profileImageUrl: null,
          consent: 'none',
        });
        if (name !== 'Google') expect(again?.name).toBe(email.split('@')[0]);
        const path = `/api/customers/${owner.id}`;
        const [day, plans] = await Promise.all([
          engine.as(dietician).get<object>(`${path}/daily-progress/${world.today}`),
          engine.as(dietician).get<{ items: object[] }>(`${path}/diet-plans`),
        ]);
        expect(JSON.stringify(day.body)).toContain('"record":null');
        expect(plans.body.items).toHaveLength(1);
      },
    );

    it.each(waysOn(engine.name))(
      '[T-K4] by $name: all of it ends together, or nothing does',
      async ({ prove }) => {
        const { world } = await aSquattedAccount(engine);
        const everything = async () => [await rowsOf(world.owner.id), await userOf(world.owner)];
        const before = await everything();
        await sql`alter table "imageLeftover" rename to "imageLeftoverAway"`.execute(engine.db);
        const { status } = await prove(engine, world.owner).finally(() =>
          sql`alter table "imageLeftoverAway" rename to "imageLeftover"`.execute(engine.db),
        );
        expect(status).toBeGreaterThanOrEqual(500);
        engine.takeErrors();
        expect(await everything()).toEqual(before);
      },
    );

    it('[T-K4] [AUTH-09] by a link for a new password an address of the practice earns its role', async () => {
      const email = `${crypto.randomUUID()}${CLINIC}`;
      const made = { email, password: PASSWORD, consent: BUILT_IN_PRIVACY };
      await engine.asNobody().post('/api/auth/sign-up', made);
      await engine.mailTo(email);
      await engine.asNobody().post('/api/auth/password-reset-mail', { email });
      const token = tokenIn((await engine.mailTo(email, 2)).link);
      await engine
        .asNobody()
        .post('/api/auth/password-reset', { token, newPassword: OWNERS_PASSWORD });
      const user = await engine.db
        .selectFrom('user')
        .select(['role', 'emailVerified'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect([user.role, Boolean(user.emailVerified)]).toEqual(['client', true]);
    });

    it('[T-K4] a confirmed address is proven no more: a new password leaves everything else there', async () => {
      const { world } = await aSquattedAccount(engine);
      await engine.db
        .updateTable('user')
        .set({ emailVerified: true })
        .where('id', '=', world.owner.id)
        .execute();
      const before = await rowsOf(world.owner.id);
      await WAYS['a link for a new password']?.(engine, world.owner);
      const after = await rowsOf(world.owner.id);
      for (const table of ['passkey', 'authenticator', 'recoveryCode', 'dailyProgress', 'consent'])
        expect(after.get(table), table).toEqual(before.get(table));
      expect(after.get('session')).toEqual([]);
    });

    it('[T-K4] who is disabled proves nothing by a link or by Google', async () => {
      const { world } = await aSquattedAccount(engine);
      await engine.make.disable(world.owner);
      const stored = async (before?: Hashes) => {
        const {
          rateLimit: _tries,
          verification: _links,
          ...rest
        } = await hashesOfTables(engine.db, before);
        return rest;
      };
      const before = await stored();
      const link = WAYS['the mailed link'];
      expect((await link?.(engine, world.owner))?.status).toBe(403);
      expect(
        (await signInAs(engine, google, identity({ email: world.owner.email }))).me,
      ).toBeNull();
      expect(await stored(before)).toEqual(before);
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);
