import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { visitInput } from '#test/factories/visits.ts';

type Listed = { items: Visit[]; next: string | null };

onEachEngine('Visits', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/visits`;

  async function aPractice() {
    const dietician = await engine.make.aDietician({ name: 'Meera' });
    const customer = await engine.make.aCustomer();
    const as = engine.as(dietician);
    const list = async (query = '') =>
      (await as.get<Listed>(`${path(customer)}?${query}`)).body.items.map(({ text }) => text);
    return { dietician, customer, as, list, today: todayOf(customer) };
  }

  it('[VISIT-01] a visit has its day, its text, a next step and who wrote it; the latest day comes first', async () => {
    const { customer, as, today } = await aPractice();
    const yesterday = addDays(today, -1);
    for (const [date, text] of [
      [yesterday, 'Second'],
      [addDays(today, -90), 'First'],
      [addDays(today, 30), 'Planned'],
      [yesterday, 'Third'],
    ] as const)
      await as.post(path(customer), visitInput(date, { text }));
    const first = await as.get<Listed>(`${path(customer)}?limit=3`);
    expect(first.body.items).toMatchObject([
      { text: 'Planned', date: addDays(today, 30), writer: 'Meera', version: 1 },
      { text: 'Third', nextStep: 'Ask about iron.' },
      { text: 'Second' },
    ]);
    const rest = await as.get<Listed>(`${path(customer)}?limit=3&after=${first.body.next}`);
    expect(rest.body).toMatchObject({ items: [{ text: 'First' }], next: null });
    const none = await as.post(path(customer), visitInput(today, { text: '  ' }));
    expect(none.status).toBe(422);
    expect(JSON.stringify(none.body)).toContain('Write what was talked about.');
  });

  it('[VISIT-01] a search finds the visits that have all of its words, in the text or the next step', async () => {
    const { customer, as, list, today } = await aPractice();
    const other = await engine.make.aCustomer();
    const add = (text: string, nextStep: string, to = customer) =>
      as.post(path(to), visitInput(today, { text, nextStep }));
    await add('Crème fraîche every evening', 'Half as much');
    await add('Iron is low', 'Lentils in the evening');
    await add('Evening of another', '', other);
    expect(await list('search=evening')).toEqual(['Iron is low', 'Crème fraîche every evening']);
    expect(await list('search=CREME half')).toEqual(['Crème fraîche every evening']);
    expect(await list('search=lent iron')).toEqual(['Iron is low']);
    expect(await list('search=fasting')).toEqual([]);
    expect(await list(`search=${encodeURIComponent('%')}`)).toHaveLength(2);
  });

  it('[VISIT-01] what a visit was before a change or a deletion is kept, and the second of two editors is told', async () => {
    const { customer, as, list, today, dietician } = await aPractice();
    const sent = visitInput(today, { text: 'Iron is low' });
    const { body } = await as.post<Visit>(path(customer), sent);
    const one = `${path(customer)}/${body.id}`;
    const both = await Promise.all(
      ['Iron is fine', 'Iron is high'].map((text) =>
        as.put<Visit>(one, { ...sent, text }, { ifMatch: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [kept] = both.filter(({ status }) => status === 200);
    expect(await list('search=low')).toEqual([]);
    expect((await as.delete(one, { ifMatch: 1 })).status).toBe(412);
    expect((await as.delete(one, { ifMatch: 2 })).status).toBe(204);
    expect((await as.put(one, sent, { ifMatch: 2 })).status).toBe(404);
    expect(await list()).toEqual([]);
    const changes = await engine.db
      .selectFrom('visitChange')
      .selectAll()
      .where('visitId', '=', body.id)
      .orderBy('version')
      .execute();
    expect(changes).toMatchObject([
      { version: 1, was: JSON.stringify(sent), byId: dietician.id },
      { version: 2, was: JSON.stringify({ ...sent, text: kept?.body.text }) },
    ]);
  });
});
