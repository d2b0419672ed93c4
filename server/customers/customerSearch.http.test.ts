import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import type {
  CustomerPage,
  PlainCustomerPage,
  StandingCounts,
} from '#domain/customers/customerSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { searchedName, sortNameOf } from '#domain/search.ts';
import { onEachEngine } from '#test/engines.ts';

const SYLLABLES = [
  'an',
  'ber',
  'Ro',
  'é',
  'ñu',
  'ß',
  'İ',
  '山田',
  "o'",
  '%',
  '_',
  '\\',
  '"',
  ' ',
  '👩🏽‍🍳',
];

onEachEngine('Search for customers', (engine) => {
  const dietician = async () => engine.as(await engine.make.aDietician());

  async function found(search: string): Promise<string[]> {
    const as = await dietician();
    const asked = new URLSearchParams({ search, limit: '100', strip: 'no' });
    const { body } = await as.get<CustomerPage>(`/api/customers?${asked}`);
    return body.items.map(({ id }) => id);
  }

  it('[BOARD-04] finds any part of a name or an address, as looking at each of them would', async () => {
    const random = randomFrom('parts of names');
    const people: { id: string; words: string[] }[] = [];
    for (let nth = 0; nth < 80; nth += 1) {
      const name = Array.from({ length: random.whole(1, 6) }, () => random.pick(SYLLABLES)).join(
        '',
      );
      const made = await engine.make.aCustomer({
        name: name.trim() || 'Nameless',
        consent: 'given',
      });
      people.push({ id: made.id, words: [searchedName(made.name), made.email] });
    }
    await engine.make.aDietician({ name: 'Roberta Anberro' });
    const parts = [
      'a',
      '%',
      '_',
      '\\',
      '"',
      'er',
      'é',
      'ROBER',
      'example.test',
      'zzz',
      '" OR "',
      'n\nr',
    ];
    for (const { words } of random.shuffled(people).slice(0, 60)) {
      const letters = [...random.pick(words)];
      const from = random.whole(0, letters.length - 1);
      parts.push(letters.slice(from, from + random.whole(1, 6)).join(''));
    }
    const as = await dietician();
    for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
      const has = people.filter(({ words }) =>
        words.some((each) => each.includes(searchedName(part))),
      );
      expect([part, (await found(part)).toSorted()]).toEqual([
        part,
        has.map(({ id }) => id).toSorted(),
      ]);
      const asked = new URLSearchParams({ search: part });
      const { body } = await as.get<StandingCounts>(`/api/customers/counts?${asked}`);
      expect([part, body.all]).toEqual([part, has.length]);
    }
  });

  it('[BOARD-04] [BOARD-05] [WORDS-03] names come in the order of their readers, page by page, and are found without their accents', async () => {
    const inOrder = [
      'Ana Munro',
      'Ana Muñoz',
      'Ángel Ruiz',
      'Östen',
      'Otto Groß',
      'Udo',
      'أحمد',
      'بدر',
    ];
    for (const name of inOrder.toReversed()) await engine.make.aCustomer({ name: `${name} Qvist` });
    const as = await dietician();
    const names: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const asked = new URLSearchParams({ search: 'qvist', limit: '3', strip: 'no' });
      if (after !== '') asked.set('after', after);
      const { body }: { body: CustomerPage } = await as.get(`/api/customers?${asked}`);
      names.push(...body.items.map(({ name }) => name.replace(' Qvist', '')));
      after = body.next;
    }
    expect(names).toEqual(inOrder);
    for (const search of ['munoz qv', 'angel', 'oß qv', 'oss qv', 'احمد'])
      expect([search, (await found(search)).length]).toEqual([search, 1]);
  });

  it('[BOARD-04] follows a new name and a new role, and keeps not a letter of who is gone', async () => {
    const customer = await engine.make.aCustomer({ name: 'Quill Mahaleb' });
    expect(await found('l maha')).toEqual([customer.id]);
    const rename = (name: string) =>
      engine.db
        .updateTable('user')
        .set({ name, sortName: sortNameOf(name) })
        .where('id', '=', customer.id)
        .execute();
    await rename('Xanthorrhoea After');
    expect(await found('l maha')).toEqual([]);
    expect(await found('thorrh')).toEqual([customer.id]);
    const become = (role: string) =>
      engine.db.updateTable('user').set({ role }).where('id', '=', customer.id).execute();
    await become('client');
    expect(await found('thorrh')).toEqual([]);
    await become('customer');
    expect(await found('thorrh')).toEqual([customer.id]);
    await engine.make.removeAccount(customer);
    expect(await found('thorrh')).toEqual([]);
    for (const table of ['customerListing', 'customerGrams'] as const) {
      const left = await engine.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(left)).not.toMatch(/thorrh|mahaleb|quill/);
    }
    if (engine.name === 'sqlite')
      await sql`insert into "customerGrams" ("customerGrams") values ('integrity-check')`.execute(
        engine.db,
      );
  });
});

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
