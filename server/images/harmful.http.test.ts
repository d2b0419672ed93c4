import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { IMAGE_MOST_BYTES } from '#domain/images/image.ts';
import { onSqlite } from '#test/engines.ts';
import { anAnimation, aPolyglot, refusedFiles } from '#test/factories/harmful.ts';
import { aPicture } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { sendImage } from '#test/http/sendImage.ts';

onSqlite('Harmful pictures', (engine) => {
  const send = (owner: Person, body: Uint8Array, type?: string) =>
    sendImage(engine.as(owner), owner, body, type);

  const filesIn = (folder: string): string[] =>
    existsSync(join(engine.dataDir, folder))
      ? readdirSync(join(engine.dataDir, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name)
      : [];
  const everyFile = () => [...filesIn('incoming'), ...filesIn('images')];

  it('[T-D1] what is no whole JPEG, PNG or WebP is refused, and leaves no file', async () => {
    const customer = await engine.make.aCustomer();
    const before = everyFile();
    for (const [name, type, body] of await refusedFiles()) {
      const answer = await send(customer, body, type);
      expect([name, answer.status]).toEqual([name, 422]);
      expect((await answer.json()).error).toMatchObject({ code: 'not-an-image' });
    }
    expect(everyFile()).toEqual(before);
    const me = await engine.as(customer).get('/api/me');
    expect(me.body).toMatchObject({ me: { profileImageUrl: null } });
  });

  it('[T-D1] a type that is no picture’s is 415, whatever is in it', async () => {
    const customer = await engine.make.aCustomer();
    const picture = await aPicture();
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/pdf',
      'image/gif',
      'multipart/form-data',
    ])
      expect([type, (await send(customer, picture, type)).status]).toEqual([type, 415]);
  });

  it('[T-D1] a picture that is a page too comes out as a picture alone', async () => {
    const customer = await engine.make.aCustomer();
    const answer = await send(customer, await aPolyglot());
    if (answer.status === 422) return;
    expect(answer.status).toBe(200);
    const served = await engine.as(customer).raw((await answer.json()).profileImageUrl);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(['script', 'html', 'PK\u0003'].filter((word) => bytes.includes(word))).toEqual([]);
  });

  it('[T-D1] an animation comes out as one still picture', async () => {
    const customer = await engine.make.aCustomer();
    const moving = await anAnimation();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(20);
    const answer = await send(customer, moving, 'image/webp');
    expect(answer.status).toBe(200);
    const served = await engine.as(customer).raw((await answer.json()).profileImageUrl);
    const { pages, width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 512, 512]);
  });

  it('[T-D1] more bytes than the limit are 413, declared or not, and leave no file', async () => {
    const customer = await engine.make.aCustomer();
    const before = everyFile();
    const large = new Uint8Array(IMAGE_MOST_BYTES + 1);
    expect((await send(customer, large)).status).toBe(413);
    const piece = new Uint8Array(64 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += piece.length;
        if (sent > IMAGE_MOST_BYTES + 10 * piece.length) controller.close();
        else controller.enqueue(piece);
      },
    });
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body, duplex: 'half' };
    const undeclared = await engine.as(customer).raw(`/api/profile-images/${customer.id}`, init);
    expect(undeclared.status).toBe(413);
    expect((await engine.asNobody().get('/api/health')).status).toBe(200);
    await expect.poll(everyFile).toEqual(before);
  });

  it('[T-D1] a large body from somebody who may not send it is refused before it is read', async () => {
    const customer = await engine.make.aCustomer();
    const answer = await engine.asNobody().raw(`/api/profile-images/${customer.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(8 * 1024 * 1024),
    });
    expect(answer.status).toBe(401);
    expect(filesIn('incoming')).toEqual([]);
  });
});
