import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Message } from '#domain/conversations/conversationSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { onEachEngine } from './engines.ts';
import { todayOf } from './factories/people.ts';
import { planInput } from './factories/plans.ts';
import type { Refused } from './http/client.ts';
import { mailServer } from './mailServer.ts';
import { toldAt } from './notify/told.ts';
import { DUE, PUBLIC_URL, remindersDue } from './remindersDue.ts';
import { download } from './rights/download.ts';

const mail = await mailServer();
beforeAll(() => mail.start());
afterAll(() => mail.stop());

onEachEngine(
  'Languages',
  (engine) => {
    const { tell } = toldAt(engine);
    const nothing = async (as: ReturnType<typeof engine.as>, language: string) => {
      const headers = { 'accept-language': language };
      return (await as.get<Refused>('/api/customers', { headers })).body.error;
    };

    const letterTo = (email: string) =>
      vi.waitFor(
        () => {
          const found = mail.received.find(({ to }) => to === email);
          if (!found) throw new Error('no mail yet');
          return found;
        },
        { timeout: 30_000, interval: 50 },
      );

    it('[WORDS-01] a refusal follows the browser of a visitor', async () => {
      const visitor = engine.asNobody();
      expect(await nothing(visitor, 'de-AT,en;q=0.5')).toMatchObject({
        message: 'Du bist nicht angemeldet. Melde dich an und versuch es noch einmal.',
      });
      expect((await nothing(visitor, 'ar')).message).toBe('لم يُسجَّل دخولك. سجّل الدخول وحاول مجددًا.');
      expect((await nothing(visitor, 'pl')).message).toBe(
        'You are not signed in. Log in and try again.',
      );
    });

    it('[WORDS-01] a refusal follows the account of a person, whatever the browser prefers', async () => {
      const customer = await engine.make.aCustomer();
      const own = engine.as(customer);
      await own.put('/api/me/locale', { locale: 'de-DE' });
      const headers = { 'accept-language': 'fr' };
      const { body } = await own.get<Refused>('/api/customers', { headers });
      expect(body.error.message).toBe('Dein Konto darf das nicht.');
    });

    it('[WORDS-01] a German customer gets a German mail of what an English dietician did', async () => {
      const customer = await engine.make.aCustomer();
      await engine.as(customer).put('/api/me/locale', { locale: 'de-DE' });
      await tell(customer, 'new-plan', 'plan-1');
      const letter = await letterTo(customer.email);
      expect(JSON.stringify(letter)).toContain('Du hast einen neuen Ern');
    });

    it('[WORDS-01] a German customer gets a German reminder, and a German page that stops it, whatever the browser prefers', async () => {
      const customer = await engine.make.aCustomer();
      await engine.as(customer).put('/api/me/locale', { locale: 'de-DE' });
      const due = remindersDue(engine, mail);
      await due.dueNow(customer);
      await due.look(DUE);
      const [letter] = due.to(customer);
      expect(letter?.text).toContain('Erinnerung ohne Anmeldung abstellen');
      const stop = /<(.+)>/.exec(letter?.header('List-Unsubscribe') ?? '')?.[1] ?? '';
      const headers = { 'accept-language': 'fr' };
      const page = await fetch(stop.replace(PUBLIC_URL, engine.url), { headers });
      const text = await page.text();
      expect(text).toContain('<html lang="de"');
      expect(text).toContain('abstellen');
    });

    it('[WORDS-01] a dietician sees in which language a customer reads', async () => {
      const customer = await engine.make.aCustomer();
      const dietician = engine.as(await engine.make.aDietician());
      const language = async () =>
        (await dietician.get<Customer>(`/api/customers/${customer.id}`)).body.language;
      expect(await language()).toBeNull();
      await engine.as(customer).put('/api/me/locale', { locale: 'ar-MA-u-fw-sat' });
      expect(await language()).toBe('ar');
    });

    it('[WORDS-01] [WORDS-03] nobody reads in a locale that we do not speak', async () => {
      const own = engine.as(await engine.make.aCustomer());
      for (const locale of ['tlh-QO', 'de', 'DE-de', 'de-AT-u-fw-tue', 'de-AT-u-nu-arab', ''])
        expect((await own.put('/api/me/locale', { locale })).status).toBe(422);
    });

    it('[WORDS-01] an unknown language, a cookie of another build and 10 kB of languages get English, without a fault', async () => {
      const visitor = engine.asNobody();
      for (const headers of [
        { 'accept-language': 'tlh-QO' },
        { 'accept-language': 'de,'.repeat(3500) },
        { 'accept-language': ';;;q=,,-u-fw-' },
        { cookie: 'locale=tlh-QO', 'accept-language': 'ja' },
        { cookie: `locale=${'x'.repeat(2000)}` },
      ]) {
        const { status, body } = await visitor.get<Refused>('/api/customers', { headers });
        const isGerman = headers['accept-language']?.startsWith('de');
        expect([status, body.error.message]).toEqual([
          401,
          isGerman
            ? 'Du bist nicht angemeldet. Melde dich an und versuch es noch einmal.'
            : 'You are not signed in. Log in and try again.',
        ]);
      }
    });

    it('[WORDS-02] texts that mix two directions come back as they were typed', async () => {
      const mixed = 'أرز basmati (200 g)، \u2067ثم\u2069 water 1,5 l: «سلطة»';
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer({ name: mixed, dietician });
      const own = engine.as(customer);
      const as = engine.as(dietician);
      const path = `/api/customers/${customer.id}`;
      expect((await as.get<Customer>(path)).body.name).toBe(mixed);
      const plan = planInput(todayOf(customer), {
        name: mixed,
        meals: Array(8).fill(mixed),
        notes: mixed,
      });
      const made = await as.post<DietPlan>(`${path}/diet-plans`, plan);
      expect(made.body).toMatchObject({ name: mixed, notes: mixed });
      expect(made.body.weeklyDietPlan[6]?.meals).toEqual(plan.weeklyDietPlan[6]?.meals);
      const sent = await own.post<Message>(`${path}/messages`, {
        text: mixed,
        subject: { kind: 'general' },
      });
      expect(sent.body.text).toBe(mixed);
    });

    it('[WORDS-01] a French visitor’s message reaches the practice in English', async () => {
      const visitor = { name: 'Zoe', email: 'zoe@visitor.test', message: 'Bonjour', website: '' };
      const headers = { 'accept-language': 'fr' };
      await engine.asNobody().post('/api/contact-messages', visitor, { headers });
      const letter = await letterTo('office@practice.test');
      expect(letter.header('Subject')).toContain('Message from Zoe');
    });

    it('[WORDS-03] names of the other direction keep their place in mails', async () => {
      const customer = await engine.make.aCustomer();
      await engine.as(customer).put('/api/me/locale', { locale: 'ar-EG' });
      await engine.asNobody().post('/api/auth/password-reset-mail', { email: customer.email });
      const letter = await letterTo(customer.email);
      expect(letter.text).toContain('لحسابك لدى \u2068Weekplate\u2069.');
      const message = { email: 'badr@visitor.test', message: 'مرحبًا', website: '' };
      await engine.asNobody().post('/api/contact-messages', { name: 'بدر', ...message });
      await vi.waitFor(() => {
        const texts = mail.received.map(({ text }) => text);
        expect(texts).toContainEqual(expect.stringContaining('\u2068بدر\u2069, badr@'));
      });
    });

    it('[WORDS-01] files and calendars are in the language of whom they are about', async () => {
      const customer = await engine.make.aCustomer();
      const own = engine.as(customer);
      await own.put('/api/me/locale', { locale: 'de-DE' });
      const dietician = engine.as(await engine.make.aDietician());
      await dietician.put('/api/me/locale', { locale: 'de-DE' });
      const csv = await dietician.raw('/api/customers.csv', {});
      const [headings, first] = (await csv.text()).split('\r\n');
      expect(headings).toContain('Letztes Gespräch');
      expect(first).toContain(',Aktiv,');
      const readme = String((await download(engine, customer)).get('README.txt'));
      expect(readme).toContain('Alles, was über');
      expect(readme).toContain('Nicht enthalten: Geheimnisse');
      const file = await engine.make.aCalendarFeed(customer);
      const calendar = await engine.asNobody().raw(`/api/calendar/${file}`, {});
      expect(await calendar.text()).toContain('X-WR-CALNAME:Mahlzeiten');
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL, CONTACT_EMAIL: 'office@practice.test' },
);
