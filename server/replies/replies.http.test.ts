import { expect, it } from 'vitest';
import { REPLIES_MAX } from '#domain/replies/savedReply.ts';
import type { SavedReplies, SavedReply } from '#domain/replies/savedReplySchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { replyInput } from '#test/factories/replies.ts';

const path = '/api/saved-replies';

onEachEngine('Saved replies', (engine) => {
  async function aPractice() {
    await engine.db.deleteFrom('savedReply').execute();
    const as = engine.as(await engine.make.aDietician());
    const titles = async () =>
      (await as.get<SavedReplies>(path)).body.items.map(({ title }) => title);
    const keep = (title: string) => as.post<SavedReply>(path, replyInput({ title }));
    return { as, titles, keep };
  }

  it('[REPLY-01] what one dietician keeps all of them use and change, and the second of two editors is told', async () => {
    const { as, titles, keep } = await aPractice();
    await keep('Welcome');
    const { body } = await keep('After a visit');
    expect(await titles()).toEqual(['After a visit', 'Welcome']);
    const colleague = engine.as(await engine.make.aDietician());
    const change = { title: 'Before a visit', text: 'See you {next visit}.' };
    const changed = await colleague.put(`${path}/${body.id}`, change, { ifMatch: 1 });
    expect(changed.body).toEqual({ id: body.id, ...change, version: 2 });
    expect((await as.put(`${path}/${body.id}`, change, { ifMatch: 1 })).status).toBe(412);
    const empty = await as.post(path, { title: ' ', text: '' });
    expect(JSON.stringify(empty.body)).toMatch(/Give the reply a title.*Write the text/);
    expect((await engine.as(await engine.make.aCustomer()).get(path)).status).toBe(403);
  });

  it('[REPLY-01] a deleted reply can be put back, and there is an end to how many a practice keeps', async () => {
    const { as, titles, keep } = await aPractice();
    const { body } = await keep('Welcome');
    expect((await as.delete(`${path}/${body.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await as.delete(`${path}/${body.id}`, { ifMatch: 1 })).status).toBe(404);
    expect(await titles()).toEqual([]);
    for (const _ of [1, 2])
      expect((await as.put(`${path}/${body.id}/put-back`, {})).status).toBe(204);
    expect(await titles()).toEqual(['Welcome']);
    for (let nth = 1; nth < REPLIES_MAX; nth += 1) await engine.make.aReply();
    const more = await keep('One more');
    expect([more.status, JSON.stringify(more.body)]).toMatchObject([409, /Delete one first/]);
  });
});
