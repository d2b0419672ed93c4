import { expect, it } from 'vitest';
import type { CalendarAddress, CalendarFeed } from '#domain/calendarFeed/calendarFeedSchema.ts';
import { addDays } from '#domain/day.ts';
import { readTwice } from '#test/calendar/readTwice.ts';
import { onSqlite } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';

const ALIKE = '{"error":{"code":"not-found","message":"There is nothing here."}}';
const SOUP = 'Soup, with; salt';

onSqlite('The address for a calendar', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/calendar-feed`;
  const made = async (person: Person) =>
    (await engine.as(person).put<CalendarAddress>(path(person))).body.address;
  /** Fetches as a calendar does: without a cookie. */
  const fetched = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const mealsAt = async (address: string) => {
    const { status, text } = await fetched(address);
    expect(status).toBe(200);
    const [first, second] = readTwice(text);
    expect(second).toEqual(first);
    return first;
  };
  const aFedCustomer = async (timeZone = 'Asia/Kolkata') => {
    const customer = await engine.make.aCustomer({ timeZone });
    const today = todayOf(customer);
    await engine.make.aPlan(customer, { meals: ['', SOUP, '', '', '', '', '', ''] });
    return { customer, today, address: await made(customer) };
  };

  it('[WEEK-03] a calendar fetches the meals at their times by the address alone, and two parsers read the same', async () => {
    const { customer, today, address } = await aFedCustomer();
    const { headers } = await fetched(address);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const meals = await mealsAt(address);
    expect(meals).toHaveLength(7);
    expect(meals[0]).toEqual({
      uid: `${today}-2-${customer.id}`,
      title: `Breakfast: ${SOUP}`,
      text: '',
      from: `${today}T02:30:00.000Z`,
      to: `${today}T03:00:00.000Z`,
    });
  });

  it('[WEEK-03] [WEEK-01] a day has the meals of the plan that holds for it; a plan beyond four weeks is not there yet', async () => {
    const { customer, today, address } = await aFedCustomer();
    const later = new Date(Date.now() + 1000).toISOString();
    const meals = ['Porridge', '', '', '', '', '', '', ''];
    for (const start of [addDays(today, 3), addDays(today, 28), addDays(today, -20)])
      await engine.make.aPlan(customer, { startDate: start, uploadedAt: later, meals });
    const days = (await mealsAt(address)).map(({ uid, title }) => [uid.slice(0, 10), title]);
    expect(days).toEqual([
      [addDays(today, -14), 'Early morning: Porridge'],
      ...[0, 1, 2].map((ahead) => [addDays(today, ahead), `Breakfast: ${SOUP}`]),
      ...[3, 4, 5, 6, 7, 8, 9, 28].map((ahead) => [
        addDays(today, ahead),
        'Early morning: Porridge',
      ]),
    ]);
  });

  it('[WEEK-03] a calendar that has the same meals already is told so, also while coaching is paused', async () => {
    const { customer, address } = await aFedCustomer();
    const tag = (await fetched(address)).headers.get('etag') ?? '';
    const again = await fetched(address, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    await engine.db
      .updateTable('coachingPeriod')
      .set({ planStatus: 'paused' })
      .where('customerId', '=', customer.id)
      .execute();
    expect((await fetched(address, { 'if-none-match': tag })).status).toBe(304);
    await engine.db
      .updateTable('user')
      .set({ timeZone: 'Europe/Berlin' })
      .where('id', '=', customer.id)
      .execute();
    expect((await fetched(address, { 'if-none-match': tag })).status).toBe(200);
  });

  it('[WEEK-03] [T-L4] the address is told once and stored nowhere; a new one ends the one before', async () => {
    const { customer, address } = await aFedCustomer();
    const as = engine.as(customer);
    const carried = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length);
    // 256 random bits, and a seal of 256 bits.
    expect(carried).toMatch(/^[\w-]{86}$/);
    expect(address).toBe(`${engine.url}/api/calendar/${carried}.ics`);
    const { since } = (await as.get<CalendarFeed>(path(customer))).body;
    expect(Date.parse(since ?? '')).toBeGreaterThan(0);
    const [row] = await engine.db
      .selectFrom('calendarFeed')
      .selectAll()
      .where('customerId', '=', customer.id)
      .execute();
    expect(carried).not.toContain(row?.tokenHash);
    expect(JSON.stringify(row)).not.toContain(carried.slice(0, 20));
    const next = await made(customer);
    expect(await fetched(address)).toMatchObject({ status: 404, text: ALIKE });
    expect(await mealsAt(next)).toHaveLength(7);
  });

  it('[WEEK-03] [T-L4] revoked, made up, of another ending, erased, of a withdrawn consent: each is answered alike', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aFedCustomer()));
    const [revoked, withdrawn, erased, disabled, leaving] = people;
    if (!revoked || !withdrawn || !erased || !disabled || !leaving)
      throw new Error('Five are made.');
    const revoke = () => engine.as(revoked.customer).delete(path(revoked.customer));
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(204);
    expect(
      (await engine.as(revoked.customer).get<CalendarFeed>(path(revoked.customer))).body,
    ).toEqual({
      since: null,
    });
    await engine.as(withdrawn.customer).delete('/api/me/consent');
    await engine.db.deleteFrom('account').where('userId', '=', erased.customer.id).execute();
    await engine.db.deleteFrom('user').where('id', '=', erased.customer.id).execute();
    await engine.db
      .updateTable('user')
      .set({ disabled: true })
      .where('id', '=', disabled.customer.id)
      .execute();
    const proof = { password: leaving.customer.password };
    expect((await engine.as(leaving.customer).post('/api/me/deletion', proof)).status).toBe(200);
    const other = await aFedCustomer();
    const wrong = [
      ...people.map(({ address }) => address),
      other.address.replace('.ics', ''),
      other.address.replace('.ics', '.ICS'),
      `${other.address.slice(0, -8)}.ics`,
      `${engine.url}/api/calendar/${'A'.repeat(86)}.ics`,
      `${engine.url}/api/calendar/${'A'.repeat(9000)}.ics`,
    ];
    const own = ['date', 'x-request-id'];
    const answers = await Promise.all(wrong.map((address) => fetched(address)));
    const told = answers.map(({ headers, ...rest }) => ({
      ...rest,
      headers: [...headers].filter(([name]) => !own.includes(name)),
    }));
    expect(told[0]).toMatchObject({ status: 404, text: ALIKE });
    for (const each of told) expect(each).toEqual(told[0]);
    expect(await mealsAt(other.address)).toHaveLength(7);
  });

  it('[T-L4] [T-J2] no line of the log holds an address, the right one or a wrong one', async () => {
    const { address } = await aFedCustomer();
    const wrong = address.replace('.ics', 'x.ics');
    for (const each of [address, wrong]) await fetched(each);
    await expect
      .poll(() => engine.printed.filter((line) => line.includes('/api/calendar/')).length)
      .toBe(2);
    const carried = address.slice(address.lastIndexOf('/') + 1).slice(0, 30);
    const printed = engine.printed.join('\n');
    expect(printed).toContain('"route":"/api/calendar/{file}"');
    expect(printed).not.toContain(carried);
  });
});

onSqlite(
  'An address for a calendar that is asked for again and again',
  (engine) => {
    it('[T-L4] costs nobody but who asks: the other customers’ calendars go on', async () => {
      const [often, other] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
      const [file, others] = [
        await engine.make.aCalendarFeed(often),
        await engine.make.aCalendarFeed(other),
      ];
      const ask = async (each: string) =>
        (await engine.asNobody().raw(`/api/calendar/${each}`)).status;
      const statuses: number[] = [];
      for (let nth = 0; nth < 61; nth += 1) statuses.push(await ask(file));
      expect(statuses.slice(-2)).toEqual([200, 429]);
      expect(await ask(others)).toBe(200);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
