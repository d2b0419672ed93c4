import { expect, it } from 'vitest';
import type { CustomerPage, StandingCounts } from '#domain/customers/customerSchema.ts';
import type { Who } from '#domain/signIn/access.ts';
import { namesCustomer } from '#server/http/createApi.ts';
import { attempt, UNKNOWN_ID } from './access/attempt.ts';
import { aWorld, storedRows, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import { isForPractice, type Operation } from './http/document.ts';

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const codeOf = (text: string) =>
  (JSON.parse(text) as { error?: { code: string } }).error?.code ?? text;
const isFor = (operation: Operation, ...who: Who[]) =>
  who.some((each) => operation.access?.includes(each));

/** What customers can still do without their consent: use their account and their privacy rights. */
const OPEN = [
  'DELETE /api/auth/sessions/{id}',
  'DELETE /api/me/consent',
  'DELETE /api/me/deletion',
  'GET /api/auth/passkeys',
  'GET /api/auth/password',
  'GET /api/auth/second-factor',
  'GET /api/auth/sessions',
  'GET /api/customers/{uid}/audit-entries',
  'GET /api/customers/{uid}/export',
  'GET /api/events',
  'GET /api/me/consent',
  'GET /api/me/deletion',
  'POST /api/auth/authenticator/key',
  'POST /api/auth/authenticator/remove',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys/{id}/remove',
  'POST /api/auth/password',
  'POST /api/auth/sign-out-elsewhere',
  'POST /api/auth/sign-out-everywhere',
  'POST /api/me/consent',
  'POST /api/me/deletion',
  'PUT /api/auth/authenticator',
  'PUT /api/me/locale',
  'PUT /api/me/time-zone',
];

/** These operations need a real or existing key: a made-up one is refused, but not because of consent. */
const isOfKeys = ({ path }: Operation) => /passkeys|authenticator|sessions\//.test(path);

onSqlite('Consent, for every operation of the document', (engine) => {
  const ofCustomers = () =>
    engine.operations.filter(
      (each) => !isFor(each, 'anyone') && isFor(each, 'user', 'customer', 'owner'),
    );

  const stands = (world: World, consent: 'none' | 'withdrawn') =>
    engine.make.withoutConsent(world.owner, consent);

  it('[T-J1] without the customer’s consent nothing is open to them but themselves and their rights', async () => {
    const open = ofCustomers().filter(({ needsConsent }) => !needsConsent);
    expect(open.map(nameOf).toSorted()).toEqual(OPEN);
    const closed = ofCustomers().filter(({ needsConsent }) => needsConsent);
    expect(closed.length).toBeGreaterThan(9);
    for (const consent of ['none', 'withdrawn'] as const) {
      const world = await aWorld(engine.make);
      await stands(world, consent);
      const before = await storedRows(engine.db);
      for (const operation of closed) {
        const { status, text } = await attempt(engine, operation, world, world.owner);
        expect([status, codeOf(text)], nameOf(operation)).toEqual([403, 'consent-needed']);
      }
      expect(await storedRows(engine.db, before)).toEqual(before);
      for (const operation of open) {
        const own = await aWorld(engine.make);
        await stands(own, consent);
        const { status, text } = await attempt(engine, operation, own, own.owner);
        const said = `${nameOf(operation)} ${text}`;
        expect(status, said).toBeLessThan(isOfKeys(operation) ? 500 : 300);
        expect(text, said).not.toContain('consent-needed');
      }
    }
  });

  it('[T-J1] of a customer who has withdrawn their consent no dietician reads or changes anything', async () => {
    const world = await aWorld(engine.make);
    await stands(world, 'withdrawn');
    const before = await storedRows(engine.db);
    const operations = engine.operations.filter(
      (each) =>
        isForPractice(each.access ?? []) &&
        namesCustomer(each.path.replace('/api', '')) &&
        !(each.path === '/api/profile-images/{uid}'),
    );
    expect(operations.length).toBeGreaterThan(18);
    for (const operation of operations) {
      const { status, text } = await attempt(engine, operation, world, world.dietician);
      expect([status, codeOf(text)], nameOf(operation)).toEqual([403, 'consent-withdrawn']);
      expect(text).toContain('This customer has withdrawn their consent.');
      const unknown = await attempt(engine, operation, world, world.dietician, { uid: UNKNOWN_ID });
      expect(unknown.status, nameOf(operation)).toBe(404);
    }
    expect(await storedRows(engine.db, before)).toEqual(before);
  });

  it('[T-J1] lists know of who has withdrawn that they are there, and nothing of their health', async () => {
    const world = await aWorld(engine.make);
    const as = engine.as(world.dietician);
    const list = async (filter: string) =>
      (
        await as.get<CustomerPage>(`/api/customers?search=${world.owner.email}${filter}`)
      ).body.items.find(({ id }) => id === world.owner.id);
    const counts = async () =>
      (await as.get<StandingCounts>(`/api/customers/counts?search=${world.owner.email}`)).body;
    const active = (await counts()).active;
    expect(await list('')).toMatchObject({ consentWithdrawn: false, planStatus: 'active' });
    expect((await list(''))?.strip).not.toEqual(Array.from({ length: 14 }, () => 'none'));
    await stands(world, 'withdrawn');
    for (const filter of ['', '&limit=7', '&standing=not_set'])
      expect(await list(filter)).toMatchObject({
        consentWithdrawn: true,
        profileImageUrl: null,
        lastLoggedDay: null,
        planStatus: 'not_set',
        planStartDate: null,
        planEndDate: null,
        strip: Array.from({ length: 14 }, () => 'none'),
      });
    expect(await list('&standing=active')).toBeUndefined();
    expect((await counts()).active).toBe(active - 1);
  });
});
