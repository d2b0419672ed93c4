import { beforeAll, expect, it } from 'vitest';
import type { CustomerPage, PlainCustomerPage } from '#domain/customers/customerSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';

onEachEngine('The page of customers without their last days', (engine) => {
  const utc = dayIn('UTC', new Date());
  const dietician = async () => engine.as(await engine.make.aDietician());

  beforeAll(async () => {
    const logged = async (name: string, backs: readonly number[], more: object = {}) => {
      const customer = await engine.make.aCustomer({ name: `Plainly ${name}`, ...more });
      for (const back of backs) await engine.make.aDay(customer, addDays(utc, -back));
    };
    await logged('this week', [5, 2, 9, 40]);
    await logged('long ago', [90, 60], { standing: 'paused' });
    await logged('never', []);
    await logged('in the east', [1, -1], { timeZone: 'Etc/GMT+12' });
    await logged('expired', [30], { standing: 'expired' });
    await logged('withdrawn', [3], { consent: 'withdrawn' });
  });

  it.each([
    '',
    '?search=plainly',
    '?search=plainly&standing=active',
    '?standing=expired',
    '?standing=not_set&limit=1',
    '?limit=2',
    '?limit=100',
  ])('[CUST-01] has all else as the page with them, and goes on likewise: “%s”', async (asked) => {
    const as = await dietician();
    const query = new URLSearchParams(asked);
    let after: string | null = null;
    let found = 0;
    do {
      if (after) query.set('after', after);
      const whole: CustomerPage = (await as.get<CustomerPage>(`/api/customers?${query}`)).body;
      const plainly = new URLSearchParams([...query, ['strip', 'no']]);
      const plain = (await as.get<PlainCustomerPage>(`/api/customers?${plainly}`)).body;
      expect(whole.items.filter(({ strip }) => strip.length !== 14)).toEqual([]);
      const items = whole.items.map(
        ({
          strip: _,
          eaten: __,
          adherence: ___,
          planEndsOn: ____,
          silentFor: _____,
          weightChange: ______,
          lastVisitOn: _______,
          tags: ________,
          ...customer
        }) => customer,
      );
      expect(plain).toEqual({ items, next: whole.next });
      found += items.length;
      after = plain.next;
    } while (after);
    expect(found).toBeGreaterThan(0);
  });

  it('[CUST-01] [T-J1] says when each logged last, and of who has withdrawn their consent does not', async () => {
    const as = await dietician();
    for (const more of ['', '&search=plainly', '&limit=100']) {
      const { body } = await as.get<PlainCustomerPage>(`/api/customers?strip=no${more}`);
      const ours = body.items.filter(({ name }) => name.startsWith('Plainly '));
      expect(Object.fromEntries(ours.map((item) => [item.name, item.lastLoggedDay]))).toEqual({
        'Plainly this week': addDays(utc, -2),
        'Plainly long ago': addDays(utc, -60),
        'Plainly never': null,
        'Plainly in the east': addDays(utc, 1),
        'Plainly expired': addDays(utc, -30),
        'Plainly withdrawn': null,
      });
    }
  });
});
