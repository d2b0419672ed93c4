import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { onSqlite } from '#test/engines.ts';
import { freePort } from '#test/freePort.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity, meOf, personOf, signInAs } from '#test/google/signIn.ts';
import type { Refused } from '#test/http/client.ts';

const port = await freePort();
let google: GoogleStandIn;

beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

onSqlite(
  'Google and consent',
  (engine) => {
    it('[T-J1] who comes by Google has agreed to nothing, and gets nowhere before they do', async () => {
      const { me, journey } = await signInAs(engine, google, identity());
      expect(me?.consent).toBe('none');
      const as = engine.as(personOf(journey));
      const profile = `/api/customers/${me?.id}/profile`;
      expect((await as.get<Refused>(profile)).body.error.code).toBe('consent-needed');
      const agreed = await as.post('/api/me/consent', { version: BUILT_IN_PRIVACY });
      expect(agreed.status).toBe(200);
      expect((await as.get(profile)).status).toBe(200);
      expect((await meOf(engine, journey))?.consent).toBe('given');
    });

    it('[T-J1] [T-A4] what somebody else agreed to in an account is not its owner’s consent', async () => {
      const customer = await engine.make.aCustomer({ emailVerified: false });
      const { me } = await signInAs(engine, google, identity({ email: customer.email }));
      expect([me?.id, me?.consent]).toEqual([customer.id, 'none']);
      const rows = await engine.db
        .selectFrom('consent')
        .where('userId', '=', customer.id)
        .selectAll()
        .execute();
      expect(rows).toEqual([]);
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);
