import { expect, it } from 'vitest';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { practiceInput, practiceSent } from '#test/factories/practice.ts';

const PATH = '/api/practice';

onSqlite(
  'The practice',
  (engine) => {
    it('[LAND-09] is called as configured, until it saves more about itself', async () => {
      const nobody = engine.asNobody();
      expect((await nobody.get<Practice>(PATH)).body).toEqual({
        ...practiceInput({ name: 'Green Street' }),
        version: 0,
      });
      const input = practiceInput({
        name: 'Nutrition at Green Street',
        address: '4 Green Street\nLeeds',
        email: 'office@green.test',
        phone: '+44 113 496 0000',
        privacyText: 'We keep little.\n\n<b>Really.</b>',
        termsText: 'Be kind.',
      });
      const as = engine.as(await engine.make.aDietician());
      const saved = await as.put<Practice>(PATH, practiceSent(input), { ifMatch: 0 });
      expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
      expect((await nobody.get<Practice>(PATH)).body).toEqual({ ...input, version: 1 });
    });

    it('its name is the one in mails and at sign-in', async () => {
      await engine.make.aPractice({ name: 'The Pear Tree' });
      const options = await engine.asNobody().get<{ practice: string }>('/api/sign-in-options');
      expect(options.body.practice).toBe('The Pear Tree');
      const customer = await engine.make.aCustomer();
      const { email } = customer;
      await engine.asNobody().post('/api/auth/password-reset-mail', { email });
      expect((await engine.mailTo(email)).subject).toContain('The Pear Tree');
    });
  },
  { PRACTICE_NAME: 'Green Street' },
);
