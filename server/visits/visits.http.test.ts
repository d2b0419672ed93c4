import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { ADDENDA_MAX } from '#domain/visits/record.ts';
import type { Visit, VisitTemplate } from '#domain/visits/visitSchema.ts';
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

type Refused = Visit & { error: { message: string; fields?: Record<string, string> } };

onEachEngine('Records of visits', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/visits`;
  const sections = [
    { heading: 'Assessment', text: 'Ferritin is low.' },
    { heading: 'Diagnosis', text: '' },
  ];

  async function aPractice() {
    const customer = await engine.make.aCustomer();
    const as = engine.as(await engine.make.aDietician({ name: 'Meera' }));
    const today = todayOf(customer);
    const add = async (wishes: Parameters<typeof visitInput>[1] = {}, date = today) =>
      (await as.post<Refused>(path(customer), visitInput(date, { text: '', sections, ...wishes })))
        .body;
    return { customer, as, today, add };
  }

  it('[VISIT-03] a practice has its own headings, which begin as those of the nutrition care process', async () => {
    await engine.db.deleteFrom('visitTemplate').execute();
    const { as } = await aPractice();
    const read = async () => (await as.get<VisitTemplate>('/api/visit-template')).body;
    expect(await read()).toEqual({
      headings: ['Assessment', 'Diagnosis', 'Intervention', 'Monitoring'],
      version: 0,
    });
    const own = { headings: ['Since last time', 'Plan'] };
    const colleague = engine.as(await engine.make.aDietician());
    expect((await colleague.put('/api/visit-template', own, { ifMatch: 0 })).status).toBe(200);
    expect(await read()).toEqual({ ...own, version: 1 });
    expect((await as.put('/api/visit-template', own, { ifMatch: 0 })).status).toBe(412);
    expect((await as.put('/api/visit-template', { headings: [] }, { ifMatch: 1 })).status).toBe(
      422,
    );
  });

  it('[VISIT-03] a record has the figures of its day, and words under its headings are found', async () => {
    const { customer, as, today, add } = await aPractice();
    const at = (days: number) => addDays(today, days);
    for (const [days, kilos] of [
      [-40, 80],
      [-3, 78.4],
      [0, 70],
    ] as const)
      await engine.make.aWeight(customer, at(days), kilos);
    await engine.make.aPlan(customer, { startDate: at(-10), name: 'Gentle start' });
    const record = await add({}, at(-1));
    expect(record.sections).toEqual(sections);
    expect(record.figures).toMatchObject({
      weight: { value: 78.4, unit: 'kg', date: at(-3) },
      adherence: null,
      plan: { name: 'Gentle start', startDate: at(-10) },
    });
    const { body } = await as.get(`/api/customers/${customer.id}/visit-figures?date=${at(-39)}`);
    expect(body).toMatchObject({ weight: { value: 80 }, plan: null });
    const found = await as.get<{ items: Visit[] }>(`${path(customer)}?search=ferritin`);
    expect(found.body.items).toMatchObject([{ id: record.id }]);
    // Plain notes stay what they were.
    expect(await add({ text: 'By phone.', sections: null })).toMatchObject({
      sections: null,
      figures: null,
      signed: null,
    });
    const empty = await add({ sections: sections.map((each) => ({ ...each, text: ' ' })) });
    expect(empty.error.fields).toEqual({ text: 'Write what was talked about.' });
  });

  it('[VISIT-03] a signed record says who signed it and when, and nobody changes or deletes it; addenda follow', async () => {
    const { customer, as, today, add } = await aPractice();
    const { id } = await add();
    const one = `${path(customer)}/${id}`;
    const early = await as.post<Refused>(`${one}/addenda`, { text: 'Too early.' });
    expect([early.status, early.body.error.message]).toMatchObject([409, /not signed yet/]);
    expect((await as.put(`${one}/signed`, {}, { ifMatch: 7 })).status).toBe(412);
    const signed = await as.put<Visit>(`${one}/signed`, {}, { ifMatch: 1 });
    expect(signed.body).toMatchObject({
      signed: { by: 'Meera', at: expect.stringMatching(/T/) },
      version: 2,
    });
    const changed = await as.put<Refused>(one, visitInput(today), { ifMatch: 2 });
    expect([changed.status, changed.body.error.message]).toMatchObject([409, /Write an addendum/]);
    expect((await as.delete(one, { ifMatch: 2 })).status).toBe(409);
    expect((await as.put(`${one}/signed`, {}, { ifMatch: 2 })).status).toBe(409);

    const colleague = engine.as(await engine.make.aDietician({ name: 'Tomas' }));
    await as.post(`${one}/addenda`, { text: 'Ferritin: 31.' });
    const { body } = await colleague.post<Visit>(`${one}/addenda`, { text: 'Seen.' });
    expect(body.addenda).toMatchObject([
      { text: 'Ferritin: 31.', writer: 'Meera' },
      { text: 'Seen.', writer: 'Tomas' },
    ]);
    expect(body).toMatchObject({ sections, signed: signed.body.signed });
    for (let nth = 2; nth < ADDENDA_MAX; nth += 1)
      await engine.make.anAddendum({ customerId: customer.id, id });
    expect((await as.post(`${one}/addenda`, { text: 'One more.' })).status).toBe(409);
    const other = `${path(await engine.make.aCustomer())}/${id}`;
    expect((await as.post(`${other}/addenda`, { text: 'Elsewhere.' })).status).toBe(404);
  });

  it('[VISIT-03] of a change and a signature at the same moment, one comes first and the other is told', async () => {
    const { customer, as, today, add } = await aPractice();
    for (let nth = 0; nth < 5; nth += 1) {
      const { id } = await add();
      const one = `${path(customer)}/${id}`;
      const both = await Promise.all([
        as.put(one, visitInput(today, { sections }), { ifMatch: 1 }),
        as.put(`${one}/signed`, {}, { ifMatch: 1 }),
      ]);
      const statuses = both.map(({ status }) => status);
      expect([
        [200, 412],
        [409, 200],
      ]).toContainEqual(statuses);
    }
  });
});
