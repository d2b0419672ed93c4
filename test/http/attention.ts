import type { AttentionPage, AttentionRow } from '#domain/attention/attentionSchema.ts';
import { addDays, daysFrom } from '#domain/day.ts';
import type { RunningEngine } from '../engines.ts';
import { wholeDay } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';

export const kindsOf = (row: AttentionRow | undefined) => row?.reasons.map(({ kind }) => kind);

/** The morning board of a server, and ways to get customers onto it. */
export function boardOf(engine: RunningEngine) {
  const board = async (as: Person, query = '') =>
    (await engine.as(as).get<AttentionPage>(`/api/attention?limit=100&${query}`)).body;
  const rowOf = async (as: Person, { id }: Person, query = '') =>
    (await board(as, query)).items.find((row) => row.id === id);

  const ask = (customer: Person, text = 'May I have tea?') =>
    engine.as(customer).post<{ id: string }>(`/api/customers/${customer.id}/messages`, {
      text,
      subject: { kind: 'general' },
    });
  const writeNote = (customer: Person, date: string, notes: string) =>
    engine
      .as(customer)
      .patch(`/api/customers/${customer.id}/daily-progress/${date}`, wholeDay({ notes }));

  /** A customer who needs nothing: has plans for three weeks, and logged everything. */
  async function contentCustomer(wishes: Parameters<typeof engine.make.aCustomer>[0] = {}) {
    const customer = await engine.make.aCustomer(wishes);
    const today = todayOf(customer);
    for (const weeks of [-1, 0, 1])
      await engine.make.aPlan(customer, { startDate: addDays(today, 7 * weeks) });
    const meals = Object.fromEntries(['1', '2', '3', '5', '6'].map((meal) => [meal, true]));
    await engine.make.manyDays(
      customer,
      daysFrom(addDays(today, -6), 7).map((date) => ({ date, meals, notes: '' })),
    );
    return customer;
  }

  return { board, rowOf, ask, writeNote, contentCustomer };
}
