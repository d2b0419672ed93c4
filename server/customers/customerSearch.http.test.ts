import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import type { CustomerPage, StandingCounts } from '#domain/customers/customerSchema.ts';
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
