import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';

type Waiting = { items: { customerId: string; notes: { text: string }[] }[] };
type Board = { items: { id: string; reasons: { kind: string; date: string | null }[] }[] };

onEachEngine('Notes of days', (engine) => {
  async function aPractice() {
    const dietician = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const path = (date = today) => `/api/customers/${customer.id}/daily-progress/${date}`;
    const log = async (notes: string, date = today) =>
      expect((await engine.as(customer).patch(path(date), wholeDay({ notes }))).status).toBe(200);
    const waits = async (date = today) =>
      (await dietician.get<TrackedDay>(path(date))).body.waitingNote?.writtenAt;
    const read = (writtenAt: string | undefined) =>
      dietician.post(`${path()}/note-read`, { writtenAt });
    return { dietician, customer, today, path, log, waits, read };
  }

  it('[TALK-03] the note of a day waits until a dietician has read it, and waits again once its text is another one', async () => {
    const { customer, today, path, log, waits, read } = await aPractice();
    await log('');
    expect(await waits()).toBeUndefined();
    await log('Slept badly.');
    await log('Yesterday was fine.', addDays(today, -1));
    const first = await waits();
    await log('Slept badly.');
    expect(await waits(), 'saved again with the same note').toBe(first);
    const own = await engine.as(customer).get<TrackedDay>(path());
    expect(own.body.waitingNote, 'no customer reads who has read what').toBeUndefined();

    expect((await read(first)).status).toBe(204);
    expect((await read(first)).status, 'again').toBe(204);
    expect(await waits()).toBeUndefined();
    expect(await waits(addDays(today, -1))).toBeDefined();

    await log('Slept badly, and late.');
    const second = await waits();
    expect(second && first && second > first).toBe(true);
    const late = await read(first);
    expect([late.status, late.body]).toMatchObject([409, { error: { code: 'note-changed' } }]);
    expect(await waits()).toBe(second);
    await log('');
    expect(await waits(), 'taken out again').toBeUndefined();
  });

  it('[DAY-08] [T-N4] the note of the latest day comes first in the inbox, the conversation and the board', async () => {
    const { dietician, customer, today, log } = await aPractice();
    await log('Today.');
    for (let ago = 20; ago >= 1; ago -= 1) await log(`${ago} days ago.`, addDays(today, -ago));
    const { items } = (await dietician.get<Waiting>('/api/inbox')).body;
    const row = items.find(({ customerId }) => customerId === customer.id);
    const texts = ['Today.', ...Array.from({ length: 13 }, (_, nth) => `${nth + 1} days ago.`)];
    expect(row?.notes.map(({ text }) => text)).toEqual(texts);
    const board = await dietician.get<Board>('/api/attention?limit=100');
    const reasons = board.body.items.find(({ id }) => id === customer.id)?.reasons;
    expect(reasons?.find(({ kind }) => kind === 'note')).toMatchObject({ date: today });
  });

  it('[TALK-03] of two texts within a millisecond the one that was read is not taken for the other', async () => {
    const { customer, today, log, waits, read } = await aPractice();
    await log('One.');
    const first = await waits();
    await engine.db
      .updateTable('dayNote')
      .set({ writtenAt: '2999-01-01T00:00:00.000Z' })
      .where('customerId', '=', customer.id)
      .where('date', '=', today)
      .execute();
    await log('Another.');
    expect(await waits()).toBe('2999-01-01T00:00:00.001Z');
    expect((await read(first)).status).toBe(409);
  });
});
