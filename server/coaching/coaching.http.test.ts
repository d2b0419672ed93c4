import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DieticianSummary, Standing } from '#domain/coaching/periodSchema.ts';
import type {
  Customer,
  CustomerPage,
  Notes,
  StandingCounts,
} from '#domain/customers/customerSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

const NO_DATES = { startDate: null, endDate: null };

const periodOf = (customer: Person) => `/api/customers/${customer.id}/coaching-period`;

const notesOf = (customer: Person) => `/api/customers/${customer.id}/notes`;

onEachEngine('Coaching', (engine) => {
  const dietician = async () => engine.as(await engine.make.aDietician());

  it('[CUST-01] lists customers by name with status and the last fourteen days', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer({ name: 'Aaron First', standing: 'not_set' });
    const today = todayOf(customer);
    await engine.make.aDay(customer, today, { meals: { '1': true } });
    await engine.make.aDay(customer, addDays(today, -13), {
      meals: { '1': true, '2': true, '3': true, '5': true, '6': true },
    });
    await engine.make.aDay(customer, addDays(today, -14));
    const { body } = await as.get<CustomerPage>('/api/customers?search=aaron');
    const [row] = body.items;
    expect(row).toMatchObject({
      name: 'Aaron First',
      planStatus: 'not_set',
      planStartDate: null,
      lastLoggedDay: today,
    });
    expect(row?.strip).toEqual(['all', ...Array(12).fill('none'), 'some']);
  });

  it('[CUST-01] each square is of its own day, in whatever order the days were logged', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer({ name: 'Berta Backfills' });
    const backs = [3, 11, 0, 7, 13, 1, 9, 5, 12, 2];
    for (const back of backs) {
      const eaten = Array.from({ length: back % 6 }, (_, meal) => [
        String([1, 2, 3, 5, 6][meal]),
        true,
      ]);
      const day = addDays(todayOf(customer), -back);
      await engine.make.aDay(customer, day, { meals: Object.fromEntries(eaten) });
    }
    const { body } = await as.get<CustomerPage>('/api/customers?search=backfills');
    const logged = ['none', 'some', 'all'];
    const expected = Array.from({ length: 14 }, (_, place) => {
      const back = 13 - place;
      if (!backs.includes(back)) return 'none';
      return back % 6 === 5 ? 'all' : 'some';
    });
    expect(body.items[0]?.strip).toEqual(expected);
    expect(new Set(expected)).toEqual(new Set(logged));
  });

  it('[CUST-01] pages by key through every customer once, in order, whatever is searched', async () => {
    const as = await dietician();
    for (const name of ['Zoë 100%', 'zoltan', 'Zoë 100_', 'Zora', 'Zo\\e'])
      await engine.make.aCustomer({ name: `Pager ${name}` });
    const names: string[] = [];
    let after = '';
    do {
      const page: CustomerPage = (
        await as.get<CustomerPage>(`/api/customers?search=pager&limit=2${after}`)
      ).body;
      names.push(...page.items.map((item) => item.name));
      after = page.next ? `&after=${page.next}` : '';
    } while (after);
    const inOrder = ['Zo\\e', 'Zoë 100%', 'Zoë 100_', 'zoltan', 'Zora'];
    expect(names).toEqual(inOrder.map((name) => `Pager ${name}`));
    const percent = await as.get<CustomerPage>(`/api/customers?search=${encodeURIComponent('0%')}`);
    expect(percent.body.items.map((item) => item.name)).toEqual(['Pager Zoë 100%']);
    const slash = await as.get<CustomerPage>(`/api/customers?search=${encodeURIComponent('o\\')}`);
    expect(slash.body.items.map((item) => item.name)).toEqual(['Pager Zo\\e']);
  });

  it('[CUST-01] goes on after the longest name in any script', async () => {
    const as = await dietician();
    const long = await engine.make.aCustomer({ name: `漢頁${'漢'.repeat(198)}` });
    await engine.make.aCustomer({ name: '漢頁後' });
    const query = `/api/customers?search=${encodeURIComponent('漢頁')}&limit=1`;
    const first = (await as.get<CustomerPage>(query)).body;
    const second = await as.get<CustomerPage>(`${query}&after=${first.next}`);
    expect(second.status).toBe(200);
    const ids = [...first.items, ...second.body.items].map((item) => item.id);
    expect([ids.length, ids.includes(long.id)]).toEqual([2, true]);
  });

  it('[CUST-01] filters and counts by standing, expiry in the customer’s own calendar', async () => {
    const as = await dietician();
    const at = new Date();
    const utc = at.toISOString().slice(0, 10);
    const period = { planStatus: 'active' as const, planStartDate: addDays(utc, -30) };
    const make = (name: string, timeZone: string, planEndDate: string) =>
      engine.make.aCustomer({ name: `Zone ${name}`, timeZone, period: { ...period, planEndDate } });
    const east = await make('east', 'Pacific/Kiritimati', utc);
    const west = await make('west', 'Etc/GMT+12', addDays(utc, -1));
    await make('long over', 'Europe/Berlin', addDays(utc, -9));
    await make('long to go', 'Europe/Berlin', addDays(utc, 9));
    await engine.make.aCustomer({ name: 'Zone paused', standing: 'paused' });
    await engine.make.aCustomer({ name: 'Zone unset', standing: 'not_set' });
    // After consent is withdrawn, lists know nothing about the customer, not even the standing.
    await engine.make.aCustomer({ name: 'Zone withdrawn', consent: 'withdrawn' });
    const found = async (standing: Standing) => {
      const query = `/api/customers?search=zone&standing=${standing}`;
      const { items } = (await as.get<CustomerPage>(query)).body;
      for (const item of items) {
        const ended = item.planEndDate !== null && item.planEndDate < item.today;
        if (standing === 'expired' || standing === 'active')
          expect(ended).toBe(standing === 'expired');
      }
      return items.map((item) => item.name);
    };
    const expired = await found('expired');
    const active = await found('active');
    expect(expired).toContain('Zone long over');
    expect(active).toContain('Zone long to go');
    expect(expired.includes('Zone east')).toBe(todayOf(east) > utc);
    expect(expired.includes('Zone west')).toBe(todayOf(west) > addDays(utc, -1));
    expect(await found('paused')).toEqual(['Zone paused']);
    expect(await found('not_set')).toEqual(['Zone unset', 'Zone withdrawn']);
    const counts = (await as.get<StandingCounts>('/api/customers/counts?search=zone')).body;
    expect(counts).toEqual({
      all: 7,
      active: active.length,
      expired: expired.length,
      paused: 1,
      not_set: 2,
    });
  });

  it('[CUST-02] [CUST-10] shows one customer with their dates, and nobody for an unknown id', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer();
    const { body } = await as.get<Customer>(`/api/customers/${customer.id}`);
    expect(body).toMatchObject({ email: customer.email, planStatus: 'active', timeZone: 'UTC' });
    expect((await as.get('/api/customers/unknown')).status).toBe(404);
    const other = await engine.make.aDietician();
    expect((await as.get(`/api/customers/${other.id}`)).status).toBe(404);
  });

  it('[CUST-03] sets both dates and makes the status active, or says what is wrong', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer({ standing: 'paused' });
    const set = (startDate: string | null, endDate: string | null) =>
      as.put<Refused>(`${periodOf(customer)}/dates`, { startDate, endDate });
    expect((await set('2026-01-01', '')).body.error.message).toBe(
      'Please select both start and end dates.',
    );
    expect((await set('2026-02-01', '2026-01-01')).body.error.message).toBe(
      'Start date cannot be after end date.',
    );
    expect((await set('2026-02-30', '2026-03-01')).status).toBe(422);
    const { status, body } = await as.put<Customer>(`${periodOf(customer)}/dates`, {
      startDate: '2026-01-01',
      endDate: '2026-01-01',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      planStatus: 'active',
      planStartDate: '2026-01-01',
      planEndDate: '2026-01-01',
    });
  });

  it('[CUST-04] pauses active coaching, and nothing else', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer();
    const pause = () => as.put<Customer>(`${periodOf(customer)}/pause`, NO_DATES);
    expect((await pause()).body.planStatus).toBe('paused');
    expect((await pause()).status).toBe(409);
  });

  it('[CUST-05] resumes with dates that are not over, else refuses', async () => {
    const as = await dietician();
    const resume = (customer: Person) =>
      as.put<Customer & Refused>(`${periodOf(customer)}/resume`, NO_DATES);
    const paused = await engine.make.aCustomer({ standing: 'paused' });
    expect((await resume(paused)).body.planStatus).toBe('active');
    const sentence = 'Please set valid start and end dates before resuming the plan.';
    const unset = await engine.make.aCustomer({ standing: 'not_set' });
    expect((await resume(unset)).body.error.message).toBe(sentence);
    const over = await engine.make.aCustomer({
      period: { planStatus: 'paused', planStartDate: '2026-01-01', planEndDate: '2026-01-31' },
    });
    expect((await resume(over)).body.error.message).toBe(sentence);
  });

  it('[CUST-06] renews with new dates', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer({ standing: 'expired' });
    const renew = (startDate: string | null, endDate: string | null) =>
      as.put<Customer & Refused>(`${periodOf(customer)}/renew`, { startDate, endDate });
    expect((await renew(null, null)).body.error.message).toBe(
      'Please set new start and end dates for renewal.',
    );
    expect((await renew('2027-02-01', '2027-01-01')).body.error.message).toBe(
      'New start date cannot be after new end date for renewal.',
    );
    expect((await renew('2027-01-01', '2027-02-01')).body).toMatchObject({
      planStatus: 'active',
      planEndDate: '2027-02-01',
    });
  });

  it('[CUST-07] keeps private notes, and tells the second of two editors', async () => {
    const as = await dietician();
    const customer = await engine.make.aCustomer();
    expect((await as.get<Notes>(notesOf(customer))).body.version).toBe(0);
    const first = await as.put<Notes>(
      notesOf(customer),
      { notes: 'Shy about dairy' },
      { ifMatch: 0 },
    );
    expect(first.body).toMatchObject({ notes: 'Shy about dairy', version: 1 });
    const late = await as.put<Refused>(notesOf(customer), { notes: 'Late' }, { ifMatch: 0 });
    expect([late.status, late.body.error.code]).toEqual([412, 'edited-meanwhile']);
    await as.put(notesOf(customer), { notes: 'Second' }, { ifMatch: 1 });
    expect((await as.get<Notes>(notesOf(customer))).body).toMatchObject({
      notes: 'Second',
      version: 2,
    });
  });
});

onSqlite('Assignment', (engine) => {
  const seenBy = async (customer: Person) =>
    (await engine.as(customer).get<{ me: Me }>('/api/me')).body.me.dieticianId;

  const pathOf = (customer: Person) => `/api/customers/${customer.id}/dietician`;

  it('[NAV-04] a customer is given a dietician, another, and none in particular', async () => {
    const first = await engine.make.aDietician();
    const second = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const as = engine.as(second);
    const { items } = (await as.get<{ items: DieticianSummary[] }>('/api/dieticians')).body;
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await seenBy(customer)).toBe(first.id);
    const given = await as.put<Customer>(pathOf(customer), { dieticianId: second.id });
    expect([given.status, given.body.dieticianId]).toEqual([200, second.id]);
    expect(await seenBy(customer)).toBe(second.id);
    const taken = await as.put<Customer>(pathOf(customer), { dieticianId: null });
    expect([taken.status, taken.body.dieticianId]).toEqual([200, null]);
    expect(await seenBy(customer)).toBe(first.id);
  });

  it('[NAV-04] only to one who is a dietician', async () => {
    const as = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const other = await engine.make.aCustomer();
    for (const dieticianId of [other.id, 'nobody']) {
      const { status, body } = await as.put<Refused>(pathOf(customer), { dieticianId });
      expect([status, body.error.code]).toEqual([409, 'no-dietician']);
    }
    expect((await as.put(pathOf(customer), { dieticianId: '' })).status).toBe(422);
    expect((await as.get<Customer>(`/api/customers/${customer.id}`)).body.dieticianId).toBe(null);
  });

  it('[NAV-04] one who is a dietician no more is followed by the practice’s first', async () => {
    const gone = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ dietician: gone });
    expect(await seenBy(customer)).toBe(gone.id);
    await engine.db.updateTable('user').set({ role: null }).where('id', '=', gone.id).execute();
    expect(await seenBy(customer)).not.toBe(gone.id);
  });

  async function cast(planStatus: 'active' | 'paused' = 'active') {
    const as = engine.as(await engine.make.aDietician());
    const today = todayOf({ timeZone: 'UTC' });
    const [start, end] = [addDays(today, -20), addDays(today, 9)];
    const period = { planStatus, planStartDate: start, planEndDate: end };
    const customer = await engine.make.aCustomer({ period });
    const path = `/api/customers/${customer.id}/coaching-period`;
    const renew = (startDate: Day, endDate: Day, more: object = {}) =>
      as.put<Customer & Refused>(`${path}/renew`, { startDate, endDate, ...more });
    const stored = async () => (await as.get<Customer>(`/api/customers/${customer.id}`)).body;
    return { as, today, start, end, path, renew, stored };
  }

  it('[HIST-06] from the day after it on, the period goes on: nobody is without one meanwhile', async () => {
    const { renew, start, end } = await cast();
    const { status, body } = await renew(addDays(end, 1), addDays(end, 28));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      planStatus: 'active',
      planStartDate: start,
      planEndDate: addDays(end, 28),
    });
  });

  it('[HIST-06] one that would cut it is refused until it is confirmed', async () => {
    const { renew, stored, start, end, today } = await cast();
    const until = addDays(end, 28);
    const { status, body } = await renew(end, until);
    expect([status, body.error.code]).toEqual([409, 'confirm-needed']);
    expect(Object.keys(body.error.fields ?? {})).toEqual(['cuts-period']);
    expect(body.error.fields?.['cuts-period']).toContain(formatDay(end, 'medium'));
    expect(await stored()).toMatchObject({ planStartDate: start, planEndDate: end });
    expect((await renew(end, until, { confirm: false })).status).toBe(409);
    const unread = { confirm: true, reasonsRead: ['Something else.'] };
    expect((await renew(today, until, unread)).status).toBe(409);
    expect((await renew(today, until, { confirm: true })).body).toMatchObject({
      planStartDate: today,
      planEndDate: until,
    });
  });
});
