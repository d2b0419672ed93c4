import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { MessagePicture } from '#domain/conversations/conversationSchema.ts';
import { FILE_MOST_BYTES, FILES_MAX } from '#domain/conversations/message.ts';
import { smallImage } from '#domain/images/image.ts';
import { onEachEngine } from '#test/engines.ts';
import { aPhotoWithPlace } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { aPdf } from '#test/factories/replies.ts';
import { conversationsOf } from '#test/http/conversations.ts';
import { CHORES } from '../app/work.ts';
import { releaseUnsent } from './pictures.ts';

type Uploaded = { fileId: string; name: string; error?: { code: string; message: string } };

onEachEngine('Files of messages', (engine) => {
  const { send, path, messages } = conversationsOf(engine);

  async function people() {
    const dietician = await engine.make.aDietician();
    const [customer, stranger] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    return { dietician, customer, stranger };
  }
  const upload = async (customer: Person, by: Person, body = aPdf(), name = 'Blood values.pdf') => {
    const query = new URLSearchParams({ name });
    const answer = await engine.as(by).raw(`/api/customers/${customer.id}/message-files?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(body),
    });
    return { status: answer.status, ...((await answer.json()) as Uploaded) };
  };
  const see = async (by: Person, url: string) => (await engine.as(by).raw(url)).status;
  const onDisk = (customer: Person, name: string) =>
    existsSync(join(engine.dataDir, 'images/profileImages', customer.id, name));

  it('[REPLY-01] [T-O1] a PDF goes to the two sides and nobody else, as a file to save, and goes with its message', async () => {
    const { dietician, customer, stranger } = await people();
    const { status, fileId, name } = await upload(customer, dietician, aPdf(), 'a/Plan “ü”.pdf');
    expect([status, name]).toEqual([201, 'Plan “ü”.pdf']);
    const url = `/api/customers/${customer.id}/message-files/${fileId}`;
    expect([await see(dietician, url), await see(customer, url)], 'not sent yet').toEqual([
      200, 404,
    ]);
    const sent = await send(customer, dietician, { text: '', fileId });
    expect(sent.body.file).toEqual({ url, name, bytes: aPdf().length });
    expect((await messages(customer, customer)).items[0]?.file?.url).toBe(url);

    const answer = await engine.as(customer).raw(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(aPdf());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="file.pdf"; filename*=UTF-8\'\'Plan%20%E2%80%9C%C3%BC%E2%80%9D.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const taken = url.replace(customer.id, stranger.id);
    expect([await see(stranger, url), await see(stranger, taken)]).toEqual([404, 404]);

    const again = await send(customer, dietician, { fileId });
    expect([again.status, again.body.error.fields]).toMatchObject([422, { fileId: /not there/ }]);
    await engine.as(dietician).delete(path(customer, `/${sent.body.id}`));
    expect(await see(customer, url)).toBe(404);
    expect(onDisk(customer, fileId)).toBe(false);
  });

  it('[T-O1] what is no harmless PDF of a bounded size is refused with what to do, and nothing of it stays', async () => {
    const { customer } = await people();
    const refused = async (body: Buffer) => {
      const { status, error } = await upload(customer, customer, body);
      return [status, error?.message];
    };
    expect(await refused(Buffer.from('<html><script>1</script>'))).toEqual([
      422,
      'Only PDF files can be sent. Save it as a PDF and try again.',
    ]);
    expect(await refused(aPdf(['<< /S /JavaScript >>']))).toMatchObject([422, /Print it to a new/]);
    expect(await refused(Buffer.alloc(FILE_MOST_BYTES + 1))).toMatchObject([413, /10 MB/]);
    const named = await engine.as(customer).raw(`/api/customers/${customer.id}/message-files`, {
      method: 'POST',
      headers: { 'content-type': 'text/html' },
      body: new Uint8Array(aPdf()),
    });
    expect(named.status).toBe(415);
    const { rows } = await engine.db
      .selectFrom('messageFile')
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('customerId', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(0);
  });

  it('[T-O1] a conversation has so many files and no more', async () => {
    const { customer } = await people();
    for (let nth = 0; nth < FILES_MAX; nth += 1) await engine.make.aMessageFile(customer);
    // All in one hour, which is its own limit.
    await engine.db.updateTable('personRows').set({ hour: 0 }).execute();
    const { status, error } = await upload(customer, customer);
    expect([status, error?.message]).toMatchObject([409, /No more files fit/]);
  });

  it('[REPLY-01] dieticians find words in all conversations, newest first, not those of somebody who withdrew', async () => {
    const { dietician, customer, stranger } = await people();
    const withdrawn = await engine.make.aCustomer({ consent: 'withdrawn' });
    const word = `quince${crypto.randomUUID().slice(0, 8)}`;
    for (const [whose, text] of [
      [customer, `Crème with ${word}?`],
      [stranger, `More ${word.toUpperCase()}, less creme`],
      [withdrawn, `creme ${word}`],
      [customer, 'Nothing of it'],
      [customer, `🦔 ${word.slice(-8)}`],
    ] as const)
      await engine.make.aMessage(whose, { text });
    const find = async (query: string) =>
      (
        await engine
          .as(dietician)
          .get<{ items: { customerId: string; text: string }[]; next: string | null }>(
            `/api/messages?${query}`,
          )
      ).body;
    const all = await find(`search=creme ${word}`);
    expect(all).toMatchObject({ next: null, searchedBackTo: null });
    expect(all.items.map(({ customerId }) => customerId)).toEqual([stranger.id, customer.id]);
    const first = await find(`search=${word}&limit=1`);
    const then = await find(`search=${word}&limit=1&after=${first.next}`);
    expect([...first.items, ...then.items]).toEqual(all.items);
    expect((await find('search=🦔')).items.map(({ text }) => text)).toContain(
      `🦔 ${word.slice(-8)}`,
    );
    for (const nothing of ['', '%20', '🦉'])
      expect((await find(`search=${nothing}`)).items).toEqual([]);
    expect((await engine.as(customer).get('/api/messages?search=x')).status).toBe(403);
  });
});

onEachEngine('Pictures of messages', (engine) => {
  const { send, path, messages } = conversationsOf(engine);

  const upload = async (customer: Person, by: Person) => {
    const answer = await engine.as(by).raw(`/api/customers/${customer.id}/message-pictures`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(await aPhotoWithPlace()),
    });
    return { status: answer.status, ...((await answer.json()) as MessagePicture) };
  };
  const fileOf = (customer: Person, name: string) =>
    join(engine.dataDir, 'images/profileImages', customer.id, name);
  const see = async (by: Person, url: string) => (await engine.as(by).raw(url)).status;

  async function people() {
    return {
      dietician: await engine.make.aDietician(),
      customer: await engine.make.aCustomer(),
      stranger: await engine.make.aCustomer(),
    };
  }

  it('[TALK-01] a picture is made anew without where it was taken, seen by both sides and nobody else, and goes with its message', async () => {
    const { dietician, customer, stranger } = await people();
    const { status, pictureId, url } = await upload(customer, customer);
    expect(status).toBe(201);
    expect(await see(customer, url)).toBe(200);
    expect(await see(dietician, url), 'before it is sent it is the sender’s').toBe(404);
    const stored = await sharp(fileOf(customer, pictureId)).metadata();
    expect([stored.format, stored.exif, stored.xmp]).toEqual(['webp', undefined, undefined]);

    const sent = await send(customer, customer, { text: '', pictureId });
    expect([sent.status, sent.body.pictureUrl]).toEqual([201, url]);
    for (const address of [url, smallImage(url)])
      expect([await see(customer, address), await see(dietician, address)]).toEqual([200, 200]);
    expect(await see(stranger, url)).toBe(404);
    const taken = url.replace(customer.id, stranger.id);
    expect(await see(stranger, taken), 'under one’s own address neither').toBe(404);
    expect(await see(customer, `/api/profile-images/${customer.id}/${pictureId}`)).toBe(404);

    // A picture can be sent once, and only by the person who uploaded it.
    for (const by of [customer, dietician]) {
      const again = await send(customer, by, { pictureId });
      expect([again.status, again.body.error.fields]).toMatchObject([
        422,
        { pictureId: expect.anything() },
      ]);
    }
    await engine.as(customer).delete(path(customer, `/${sent.body.id}`));
    expect((await messages(customer, dietician)).items[0]).toMatchObject({
      pictureUrl: null,
      takenBack: true,
    });
    expect(await see(dietician, url)).toBe(404);
    for (const name of [pictureId, smallImage(pictureId)])
      expect(existsSync(fileOf(customer, name))).toBe(false);
  });

  it('[TALK-01] one that is not sent within a day is let go, by every instance’s hourly chores', async () => {
    const { customer } = await people();
    const { pictureId } = await upload(customer, customer);
    const kept = await upload(customer, customer);
    await send(customer, customer, { pictureId: kept.pictureId });
    expect(CHORES).toContain(releaseUnsent);
    const in25Hours = new Date(Date.now() + 25 * 3_600_000);
    const later = (at: Date) => ({ ...engine.server.deps, now: () => at });
    await releaseUnsent(engine.server.deps);
    expect(existsSync(fileOf(customer, pictureId)), 'not before').toBe(true);
    for (const chore of CHORES)
      if (chore === releaseUnsent || chore.name === 'sweepImages') {
        await chore(later(in25Hours));
        await chore(later(new Date(in25Hours.getTime() + 3_600_000)));
      }
    const names = readdirSync(join(engine.dataDir, 'images/profileImages', customer.id));
    expect(names.toSorted()).toEqual([kept.pictureId, smallImage(kept.pictureId)].toSorted());
    expect((await send(customer, customer, { pictureId })).status).toBe(422);
  });

  it('[TALK-02] who may not write sends no picture either', async () => {
    const { customer } = await people();
    const at = { requestedAt: new Date().toISOString(), dueAt: '2999-01-01T00:00:00.000Z' };
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: customer.id, ...at })
      .execute();
    expect((await upload(customer, customer)).status).toBe(409);
    expect(existsSync(fileOf(customer, ''))).toBe(false);
  });

  it('[T-M1] a customer’s copy holds their messages with the pictures, and an erasure takes both', async () => {
    const { dietician, customer } = await people();
    const own = await upload(customer, customer);
    const answer = await upload(customer, dietician);
    await send(customer, customer, { text: 'My quince question', pictureId: own.pictureId });
    await send(customer, dietician, { text: 'My quince answer', pictureId: answer.pictureId });
    const copy = await engine.as(customer).raw(`/api/customers/${customer.id}/export`);
    const zip = Buffer.from(await copy.arrayBuffer()).toString('latin1');
    for (const name of [
      'message.json',
      'message.csv',
      `pictures/${own.pictureId}`,
      `pictures/${answer.pictureId}`,
    ])
      expect(zip).toContain(name);
    expect(zip).not.toContain('conversation.json');

    const past = { requestedAt: '2020-01-01T00:00:00.000Z', dueAt: '2020-01-15T00:00:00.000Z' };
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: customer.id, ...past })
      .execute();
    for (const chore of CHORES) await chore(engine.server.deps);
    for (const table of ['message', 'conversation', 'messagePicture', 'imageLeftover'] as const) {
      const rows = await engine.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(customer.id);
    }
    expect(readdirSync(fileOf(customer, ''))).toEqual([]);
  });
});
