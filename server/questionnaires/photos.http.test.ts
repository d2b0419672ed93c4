import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AnswersStored, Sent } from '#domain/questionnaires/questionnaireSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { aPhotoWithPlace } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { anItem } from '#test/factories/questionnaires.ts';

onEachEngine('Photos in answers', (engine) => {
  const items = [anItem('wish'), anItem('picture', { type: 'photo', text: 'Your fridge' })];

  async function cast() {
    const [dietician, customer] = [await engine.make.aDietician(), await engine.make.aCustomer()];
    const { id } = await engine.make.aSentQuestionnaire(customer, { items });
    const path = `/api/customers/${customer.id}/sent-questionnaires/${id}`;
    const upload = async (by: Person, key = crypto.randomUUID(), question = 'picture') => {
      const answer = await engine.as(by).raw(`${path}/photos?question=${question}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', 'idempotency-key': key },
        body: new Uint8Array(await aPhotoWithPlace()),
      });
      return { status: answer.status, ...((await answer.json()) as { photoId: string }) };
    };
    const answers = (by: Person, value: unknown, linkId = 'picture') =>
      engine.as(by).patch<AnswersStored>(path, { changes: [{ linkId, value }] });
    const fileOf = (photoId: string) =>
      join(engine.dataDir, 'images/profileImages', customer.id, photoId);
    return { dietician, customer, path, upload, answers, fileOf };
  }

  it('[FORM-01] a photo answers a question; it is made anew, and seen by both sides and nobody else', async () => {
    const { dietician, customer, path, upload, answers, fileOf } = await cast();
    const stranger = await engine.make.aCustomer();
    const key = crypto.randomUUID();
    const { status, photoId } = await upload(customer, key);
    expect(status).toBe(201);
    expect(await upload(customer, key)).toMatchObject({ photoId });
    const stored = await sharp(fileOf(photoId)).metadata();
    expect([stored.format, stored.exif]).toEqual(['webp', undefined]);

    expect((await answers(customer, { photoId })).body.refused).toEqual([]);
    const { body } = await engine.as(dietician).get<Sent>(path);
    expect(body.answers).toMatchObject([
      { linkId: 'picture', question: 'Your fridge', by: 'customer', value: { photoId } },
    ]);
    for (const [by, seen] of [
      [customer, 200],
      [dietician, 200],
      [stranger, 404],
    ] as const)
      expect(
        (await engine.as(by).raw(`/api/customers/${customer.id}/answer-photos/${photoId}`)).status,
      ).toBe(seen);
  });

  it('[FORM-01] another photo replaces it, and none is left of one taken away', async () => {
    const { customer, upload, answers } = await cast();
    const photos = () =>
      engine.db
        .selectFrom('answerPhoto')
        .select('filename')
        .where('customerId', '=', customer.id)
        .execute();
    const [first, second] = [await upload(customer), await upload(customer)];
    await answers(customer, { photoId: first.photoId });
    // The other one, which became no answer, is gone already.
    expect(await photos()).toEqual([{ filename: first.photoId }]);
    expect((await answers(customer, { photoId: second.photoId })).body.refused).toHaveLength(1);
    const third = await upload(customer);
    await answers(customer, { photoId: third.photoId });
    expect(await photos()).toEqual([{ filename: third.photoId }]);
    await answers(customer, null);
    expect(await photos()).toEqual([]);
    const left = await engine.db
      .selectFrom('imageLeftover')
      .select('filename')
      .where('ownerId', '=', customer.id)
      .execute();
    expect(left.map(({ filename }) => filename)).toContain(third.photoId);
  });

  it('[FORM-01] [T-O3] a photo answers only the question that it was sent for', async () => {
    const { customer, upload, answers, fileOf } = await cast();
    expect((await upload(customer, undefined, 'wish')).status).toBe(409);
    expect((await upload(customer, undefined, 'nothing')).status).toBe(409);
    const other = await cast();
    const { photoId } = await other.upload(other.customer);
    expect((await answers(customer, { photoId })).body.refused).toHaveLength(1);
    const own = await upload(customer);
    expect((await answers(customer, own.photoId)).body.refused).toHaveLength(1);
    expect((await answers(customer, { photoId: own.photoId }, 'wish')).body.refused).toHaveLength(
      1,
    );
    expect(existsSync(fileOf(own.photoId))).toBe(true);
  });
});
