import { afterAll, beforeAll, expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import {
  appCode,
  enrol,
  prove,
  signInUntilAsked,
  type Told,
} from '#test/factories/secondFactor.ts';
import { freePort } from '#test/freePort.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity, personOf, signInAs } from '#test/google/signIn.ts';
import { commands } from '../operator/commands.ts';

const port = await freePort();
let google: GoogleStandIn;

beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

onSqlite(
  'The other ways in of who has an authenticator app',
  (engine) => {
    it('[T-F1] [T-F3] [T-J1] Google opens nothing without a code, nor takes a deletion back', async () => {
      const who = identity();
      const { me, journey } = await signInAs(engine, google, who);
      const person = { ...personOf(journey), id: me?.id ?? '', email: who.email, password: '' };
      const { key, recoveryCodes } = await enrol(engine, person);
      const asked = await engine.as(person).post('/api/me/deletion', { code: recoveryCodes[0] });
      expect(asked.status).toBe(200);
      const due = async () =>
        (
          await engine.db
            .selectFrom('accountDeletion')
            .select('userId')
            .where('userId', '=', person.id)
            .execute()
        ).length;

      const again = await signInAs(engine, google, who);
      const waiting = { ...person, cookie: personOf(again.journey).cookie };
      const told = await engine.as(waiting).get<Told>('/api/me');
      expect(told.body).toEqual({ me: null, secondFactor: true });
      expect(await due()).toBe(1);
      const proved = await prove(engine, waiting, appCode(key));
      expect([proved.status, proved.body.me?.id, await due()]).toEqual([200, person.id, 1]);
      expect(proved.body.me?.deletionDueAt).toBeDefined();
    });

    it('[T-F1] [T-F3] a new password by a mailed link opens nothing without a code, and ends what waited', async () => {
      const person = await engine.make.aCustomer();
      const { key } = await enrol(engine, person);
      const { waiting } = await signInUntilAsked(engine, person);
      const said = await commands['reset-password']?.(engine.server.deps, person.email);
      const token = /token=([\w-]+)/.exec(said ?? '')?.[1];
      const newPassword = `new-${PASSWORD}`;
      const reset = await engine
        .asNobody()
        .post('/api/auth/password-reset', { token, newPassword });
      expect([reset.status, reset.headers.getSetCookie()]).toEqual([204, []]);
      expect((await prove(engine, waiting, appCode(key))).status).toBe(401);
      const { told } = await signInUntilAsked(engine, { ...person, password: newPassword });
      expect(told).toEqual({ me: null, secondFactor: true });
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);
