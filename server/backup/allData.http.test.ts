import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { LOGO_ICONS } from '#domain/images/image.ts';
import type { UploadedLogo } from '#domain/look/lookSchema.ts';
import { emptyPlace, restoreInto } from '#test/backup/place.ts';
import { ENGINES, onEachEngine } from '#test/engines.ts';
import { aLogo } from '#test/factories/images.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { startServer } from '../app/start.ts';
import { readConfig } from '../config/config.ts';

const ALL = '/api/practice/all-data';

onEachEngine('All data of the practice, by a dietician', (engine) => {
  const prove = (person: Person, password = PASSWORD) =>
    engine.as(person).post<Refused>(ALL, { password });
  const download = (person: Person) => engine.as(person).raw(ALL, {});
  /** The logo and its icons, under the addresses that pages ask for. */
  const logoFiles = (url: string) =>
    Promise.all(
      ['logo.webp', ...LOGO_ICONS].map(async (name) => {
        const answer = await fetch(`${url}/${name}`);
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
  const saveLogo = async (person: Person) => {
    const before = await logoFiles(engine.url);
    const headers = { 'content-type': 'image/png' };
    const body = new Uint8Array(await aLogo());
    const sent = await engine
      .as(person)
      .raw('/api/practice/logos', { method: 'POST', headers, body });
    const { logo } = (await sent.json()) as UploadedLogo;
    const look = { colour: '#7a1f4d', logo, password: PASSWORD };
    const saved = await engine.as(person).put('/api/practice/look', look, { ifMatch: 0 });
    expect(saved.status).toBe(200);
    const after = await logoFiles(engine.url);
    expect(after.filter((bytes, at) => bytes === before[at])).toEqual([]);
    return after;
  };
  const other = ENGINES.find((each) => each !== engine.name) ?? 'sqlite';

  it('[DATA-01] [BRAND-01] is one file, with which the practice begins elsewhere: people choose a new password and find everything, the logo too', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ name: 'Anna Albrecht' });
    const plan = await engine.make.aPlan(customer, { name: 'Kept week' });
    const image = await engine.make.anImage(customer);
    const logo = await saveLogo(dietician);
    expect((await prove(dietician)).status).toBe(204);
    const answer = await download(dietician);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="weekplate-all-data-20\d\d-\d\d-\d\d\.zip"$/,
    );
    const file = join(engine.dataDir, 'all.zip');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));

    const place = await emptyPlace(other, { OUTBOX_MS: '20' });
    await restoreInto(place, file);
    const server = await startServer(readConfig(place.env));
    expect(server.setUpUrl).toBeNull();
    const post = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { email, password } = customer;
    expect((await post('/api/auth/sign-in', { email, password })).status).toBe(401);
    const { commands } = await import('../operator/commands.ts');
    const said = (await commands['reset-password']?.(server.deps, email)) ?? '';
    const token = /token=(\S+)/.exec(said)?.[1];
    const newPassword = 'chosen-elsewhere';
    expect((await post('/api/auth/password-reset', { token, newPassword })).status).toBe(204);
    const signedIn = await post('/api/auth/sign-in', { email, password: newPassword });
    expect(await signedIn.json()).toMatchObject({ me: { id: customer.id } satisfies Partial<Me> });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const get = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie } });
    const shown = await (await get(`/api/customers/${customer.id}/diet-plans/${plan.id}`)).json();
    expect(shown).toMatchObject({ name: 'Kept week', weeklyDietPlan: plan.weeklyDietPlan });
    const picture = await get(`/api/profile-images/${customer.id}/${image}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await logoFiles(server.url)).toEqual(logo);
    await server.close();
    await place.remove();
  });

  it('[DATA-01] [T-K7] needs a proof each time, which holds for this session and ten minutes', async () => {
    const [dietician, colleague] = [await engine.make.aDietician(), await engine.make.aDietician()];
    const refusal = async (person: Person) => {
      const answer = await download(person);
      return [answer.status, ((await answer.json()) as Refused).error.code];
    };
    expect(await refusal(dietician)).toEqual([403, 'prove-again']);
    const wrong = await prove(dietician, 'not-the-password');
    expect([wrong.status, wrong.body.error.fields]).toMatchObject([
      422,
      { password: expect.any(String) },
    ]);
    expect(await refusal(dietician)).toEqual([403, 'prove-again']);
    expect((await prove(dietician)).status).toBe(204);
    expect(await refusal(colleague)).toEqual([403, 'prove-again']);
    expect(await refusal(await engine.make.anotherSession(dietician))).toEqual([
      403,
      'prove-again',
    ]);
    const answer = await download(dietician);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    expect(await refusal(dietician)).toEqual([403, 'prove-again']);
    expect((await prove(dietician)).status).toBe(204);
    await engine.db
      .updateTable('verification')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('value', '=', dietician.id)
      .execute();
    expect(await refusal(dietician)).toEqual([403, 'prove-again']);
  });

  it('[DATA-01] [T-J2] is in the record of access of every customer, and in the practice’s', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    await prove(dietician);
    await (await download(dietician)).arrayBuffer();
    await engine.server.deps.readings.flush();
    const { body } = await engine
      .as(customer)
      .get<{ items: AuditEntry[] }>(`/api/customers/${customer.id}/audit-entries`);
    expect(body.items).toMatchObject([
      { what: 'all-data', did: 'downloaded all data of the practice, yours included' },
    ]);
    const all = await engine.as(dietician).get<{ items: AuditEntry[] }>('/api/audit-entries');
    expect(all.body.items[0]).toMatchObject({
      did: 'downloaded all data of the practice',
      ofAll: true,
    });
  });

  it('[DATA-01] two owners take it out at once, and each only some times an hour', async () => {
    const owners = [await engine.make.aDietician(), await engine.make.aDietician()];
    for (const owner of owners) expect((await prove(owner)).status).toBe(204);
    const answers = await Promise.all(owners.map((owner) => download(owner)));
    const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const [at, { status }] of answers.entries())
      expect([status, (files[at]?.byteLength ?? 0) > 1000]).toEqual([200, true]);
    const [dietician] = owners;
    if (!dietician) throw new Error('nobody');
    await engine.db
      .updateTable('rateLimit')
      .set({ count: 1_000_000 })
      .where('key', '=', `allDataByPerson:${dietician.id}`)
      .execute();
    expect((await prove(dietician)).status).toBe(429);
  });
});
