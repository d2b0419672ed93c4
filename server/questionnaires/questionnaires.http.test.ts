import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { WAITING_MAX } from '#domain/questionnaires/questionnaire.ts';
import type {
  AnswersStored,
  Questionnaire,
  Questionnaires,
  Sent,
  SentSummary,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onEachEngine } from '#test/engines.ts';
import { aPhotoWithPlace } from '#test/factories/images.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { anItem, questionnaireInput } from '#test/factories/questionnaires.ts';
import type { Refused } from '#test/http/client.ts';
import { tokenIn } from '#test/http/signedIn.ts';
import { toldAt } from '#test/notify/told.ts';

onEachEngine('Questionnaires', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/sent-questionnaires`;

  async function aPractice() {
    const dietician = await engine.make.aDietician({ name: 'Meera' });
    const customer = await engine.make.aCustomer({ dietician });
    const [as, own] = [engine.as(dietician), engine.as(customer)];
    const send = async (input = questionnaireInput()) => {
      const { body } = await as.post<Questionnaire>('/api/questionnaires', input);
      const sent = await as.post<Sent>(path(customer), { questionnaireId: body.id });
      expect(sent.status).toBe(201);
      return { questionnaire: body, sent: sent.body, one: `${path(customer)}/${sent.body.id}` };
    };
    return { dietician, customer, as, own, send };
  }

  it('[FORM-01] what was sent keeps its version and its words, also when the questionnaire is changed or deleted', async () => {
    const { customer, as, own, send } = await aPractice();
    const { questionnaire, one } = await send();
    const changed = questionnaireInput({ title: 'Second visit', items: [anItem('other')] });
    const at = `/api/questionnaires/${questionnaire.id}`;
    expect((await as.put<Questionnaire>(at, changed, { ifMatch: 1 })).body.version).toBe(2);
    expect((await as.put(at, changed, { ifMatch: 1 })).status).toBe(412);
    await own.patch(one, { changes: [{ linkId: 'wish', value: 'Sleep better' }] });
    expect((await as.delete(at, { ifMatch: 2 })).status).toBe(204);
    const { body } = await own.get<Sent>(one);
    expect(body).toMatchObject({
      title: 'First visit',
      version: 1,
      answers: [{ linkId: 'wish', value: 'Sleep better', by: 'customer' }],
    });
    expect(body.answers[0]?.question).toBe('What would you like to change?');
    expect(body.items).toHaveLength(5);
    expect(await toldAt(engine).kindsOf(customer)).toEqual(['questionnaire']);
  });

  it('[FORM-01] [T-N1] nobody is sent more while so many wait for their answers; one that is finished makes room', async () => {
    const { customer, as, own, send } = await aPractice();
    const { questionnaire, one } = await send();
    const again = () => as.post<Refused>(path(customer), { questionnaireId: questionnaire.id });
    for (let nth = 1; nth < WAITING_MAX; nth += 1) expect((await again()).status).toBe(201);
    const { status, body } = await again();
    expect([status, body.error.code]).toEqual([409, 'enough-waiting']);
    expect(body.error.message).toMatch(/^30 questionnaires wait .+ Take one back first\.$/);
    await own.patch(one, { changes: [], finished: true });
    expect((await again()).status).toBe(201);
  });

  it('[FORM-01] the starter set is added in the language of the dietician, each only while it is missing', async () => {
    const { as } = await aPractice();
    const list = async () => (await as.get<Questionnaires>('/api/questionnaires')).body;
    const { startersLeft, items } = await list();
    expect(startersLeft).toBe(4);
    await Promise.all([1, 2].map(() => as.post('/api/starter-questionnaires', undefined)));
    const added = (await list()).items.filter(({ id }) => !items.some((each) => each.id === id));
    expect(added.map(({ title, questions }) => [title, questions])).toEqual([
      ['24-hour recall', 16],
      ['First visit', 21],
      ['Follow-up', 13],
      ['Food frequency', 18],
    ]);
    const [{ id, version } = { id: '', version: 0 }, ...others] = added;
    await as.delete(`/api/questionnaires/${id}`, { ifMatch: version });
    expect((await list()).startersLeft).toBe(1);
    for (const each of others)
      await as.delete(`/api/questionnaires/${each.id}`, { ifMatch: each.version });
  });

  it('[FORM-01] everybody who joins gets what is meant for new customers, once', async () => {
    const { as } = await aPractice();
    const made = await as.post<Questionnaire>(
      '/api/questionnaires',
      questionnaireInput({ title: 'Before we meet', forNewCustomers: true }),
    );
    const email = `new-${Date.now()}@example.org`;
    const { body } = await engine.asNobody().post<{ me: Me | null }>('/api/auth/sign-up', {
      ...{ email, password: PASSWORD, consent: BUILT_IN_PRIVACY, timeZone: 'Europe/Oslo' },
    });
    const customerId = body.me?.id ?? '';
    const token = tokenIn((await engine.mailTo(email)).link);
    const verified = await engine
      .asNobody()
      .post('/api/auth/verify-email', { token, password: PASSWORD });
    expect(verified.status).toBe(200);
    const sent = await engine.db
      .selectFrom('sentQuestionnaire')
      .select(['title', 'sentById'])
      .where('customerId', '=', customerId)
      .execute();
    expect(sent).toEqual([{ title: 'Before we meet', sentById: null }]);
    await as.delete(`/api/questionnaires/${made.body.id}`, { ifMatch: 1 });
  });

  it('[FORM-01] an answer that is impossible, or belongs to no question, is refused with a sentence; the others are stored', async () => {
    const { own, send } = await aPractice();
    const { one } = await send();
    const { status, body } = await own.patch<AnswersStored>(one, {
      changes: [
        { linkId: 'weight', value: 'heavy' },
        { linkId: 'nobody-asked', value: 'x' },
        { linkId: 'allergens', value: ['Peanuts', 'Bread'] },
        { linkId: 'wish', value: 'Sleep better' },
      ],
    });
    expect([status, body.refused]).toEqual([
      200,
      [
        { linkId: 'weight', message: 'Enter a number.' },
        { linkId: 'nobody-asked', message: 'This doesn’t fit the question. Answer it again.' },
        { linkId: 'allergens', message: 'This doesn’t fit the question. Answer it again.' },
      ],
    ]);
    expect(body.sent.answers.map(({ linkId }) => linkId)).toEqual(['wish']);
    const huge = await own.patch(one, { changes: [{ linkId: 'wish', value: 'x'.repeat(4001) }] });
    expect(huge.status).toBe(422);
    expect(JSON.stringify(huge.body)).toContain('At most 4,000 characters. Shorten your answer.');
    const many = Array.from({ length: 300 }, (_, at) => anItem(`q${at}`));
    const { as } = await aPractice();
    const refused = await as.post('/api/questionnaires', questionnaireInput({ items: many }));
    expect(JSON.stringify(refused.body)).toContain('At most 100 questions.');
  });

  it('[FORM-02] the dietician is told once it is filled in; later answers of another device are still taken', async () => {
    const { dietician, customer, own, send } = await aPractice();
    const { one } = await send();
    const weight = { linkId: 'weight', value: '72,5', bases: [null] };
    await own.patch(one, { changes: [weight], finished: true });
    const late = await own.patch<AnswersStored>(one, {
      changes: [weight, { linkId: 'wish', value: 'Late', bases: [null] }],
      finished: true,
    });
    expect(late.body.sent.finishedAt).not.toBeNull();
    expect(late.body.sent.answers.map(({ value }) => value)).toEqual(['72,5', 'Late']);
    expect(await toldAt(engine).kindsOf(dietician)).toEqual(['answers']);
    expect(await toldAt(engine).kindsOf(customer)).toEqual(['questionnaire, read']);
  });

  it('[FORM-02] at a visit both fill it in together, recorded as such; what has answers is not taken back', async () => {
    const { customer, as, own, send } = await aPractice();
    const { one } = await send();
    await own.patch(one, { changes: [{ linkId: 'wish', value: 'Mine', bases: [null] }] });
    const both = await as.patch<AnswersStored>(one, {
      changes: [
        { linkId: 'wish', value: 'Theirs', bases: [null] },
        { linkId: 'allergic', value: true, bases: [null] },
      ],
      finished: true,
    });
    expect(both.body.contested).toEqual([{ linkId: 'wish', stored: 'Mine' }]);
    expect(both.body.sent).toMatchObject({
      together: 'Meera',
      answers: [
        { linkId: 'allergic', by: 'dietician' },
        { linkId: 'wish', by: 'customer' },
      ],
    });
    expect((await as.delete(one)).status).toBe(409);
    const other = await send();
    expect((await as.delete(other.one)).status).toBe(204);
    const { body } = await own.get<{ items: SentSummary[] }>(path(customer));
    expect(body.items).toHaveLength(1);
  });

  it('[FORM-01] somebody who hides numbers answers options and texts that they read without figures', async () => {
    const { customer, own, send } = await aPractice();
    const items = [
      anItem('wish'),
      anItem('aim', { type: 'choice', options: ['To rest', 'To weigh 60 kg'] }),
    ];
    const { one } = await send(questionnaireInput({ items }));
    await own.patch(one, { changes: [{ linkId: 'wish', value: 'I weigh 80 kg, sadly' }] });
    await engine.db
      .updateTable('user')
      .set({ hidesNumbers: true })
      .where('id', '=', customer.id)
      .execute();
    const read = (await own.get<Sent>(one)).body;
    expect(read.answers[0]?.value).toBe('I weigh … kg, sadly');
    const { body } = await own.patch<AnswersStored>(one, {
      changes: [
        { linkId: 'wish', value: 'I weigh … kg, happily', bases: ['I weigh … kg, sadly'] },
        { linkId: 'aim', value: read.items[1]?.options[1] ?? null, bases: [null] },
      ],
    });
    expect(body).toMatchObject({ contested: [], refused: [] });
    const rows = await engine.db
      .selectFrom('questionnaireAnswer')
      .select(['linkId', 'value'])
      .where('customerId', '=', customer.id)
      .orderBy('linkId')
      .execute();
    expect(rows.map(({ value }) => JSON.parse(value))).toEqual([
      'To weigh 60 kg',
      'I weigh 80 kg, happily',
    ]);
  });
});

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
