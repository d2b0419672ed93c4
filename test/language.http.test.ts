import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachEngine } from './engines.ts';
import type { Refused } from './http/client.ts';
import { mailServer } from './mailServer.ts';
import { toldAt } from './notify/told.ts';
import { PUBLIC_URL } from './remindersDue.ts';

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
      const letter = await vi.waitFor(
        () => {
          const found = mail.received.find(({ to }) => to === customer.email);
          if (!found) throw new Error('no mail yet');
          return found;
        },
        { timeout: 30_000, interval: 50 },
      );
      expect(JSON.stringify(letter)).toContain('Du hast einen neuen Ern');
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);
