import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { ANSWER_MAX, ITEMS_MAX } from '#domain/questionnaires/questionnaire.ts';
import type {
  AnswersStored,
  Questionnaire,
  Sent,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { onEachEngine } from '../engines.ts';
import { anItem, questionnaireInput } from '../factories/questionnaires.ts';
import { isThorough } from '../thorough.ts';
import { count } from '../week/figures.ts';
import { aPhone, twoAnswering } from './twoAnswering.ts';

const RUNS = isThorough ? 200 : 8;
/** Generous, because a busy machine may be slow. */
const AT_MOST_MS = isThorough ? 600_000 : 120_000;

onEachEngine('Two phones that answer', (engine) => {
  it(
    `[FORM-01] [T-O3] in ${RUNS} random runs no answer is lost, also when the questionnaire is changed meanwhile`,
    async () => {
      const as = engine.as(await engine.make.aDietician());
      const items = ['a', 'b', 'c', 'd'].map((linkId) => anItem(linkId));
      const lost: string[] = [];
      for (let seed = 0; seed < RUNS; seed += 1) {
        const customer = await engine.make.aCustomer();
        const own = engine.as(customer);
        const made = await as.post<Questionnaire>(
          '/api/questionnaires',
          questionnaireInput({ items }),
        );
        const path = `/api/customers/${customer.id}/sent-questionnaires`;
        const sent = await as.post<Sent>(path, { questionnaireId: made.body.id });
        const one = `${path}/${sent.body.id}`;
        let version = 1;
        const faults = await twoAnswering({
          sent: sent.body,
          read: async () => (await own.get<Sent>(one)).body,
          store: async (input) => (await own.patch<AnswersStored>(one, input)).body,
          random: randomFrom(`answers ${seed}`).next,
          meanwhile: async () => {
            const changed = questionnaireInput({ items: [anItem(`other-${version}`)] });
            const at = `/api/questionnaires/${made.body.id}`;
            await as.put(at, changed, { ifMatch: version });
            version += 1;
          },
        });
        lost.push(...faults.map((fault) => `run ${seed}: ${fault}`));
        // A practice has room for no more questionnaires than that.
        await as.delete(`/api/questionnaires/${made.body.id}`, { ifMatch: version });
      }
      count('answers', { runs: RUNS, lost: lost.length });
      expect(lost).toEqual([]);
    },
    AT_MOST_MS,
  );

  it('[FORM-01] a hundred answers of the longest kind, typed without a network, all arrive, and are finished', async () => {
    const as = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const own = engine.as(customer);
    const items = Array.from({ length: ITEMS_MAX }, (_, at) => anItem(`q${at}`));
    const made = await as.post<Questionnaire>('/api/questionnaires', questionnaireInput({ items }));
    const path = `/api/customers/${customer.id}/sent-questionnaires`;
    const sent = await as.post<Sent>(path, { questionnaireId: made.body.id });
    const one = `${path}/${sent.body.id}`;
    const read = async () => (await own.get<Sent>(one)).body;
    const phone = aPhone({
      sent: sent.body,
      read,
      async store(input) {
        const { status, body } = await own.patch<AnswersStored>(one, input);
        expect(status).toBe(200);
        return body;
      },
    });
    phone.state.network = 'off';
    // Two bytes a letter, so that all of them together are more than the server reads at once.
    for (const { linkId } of items) await phone.answer(linkId, 'ص'.repeat(ANSWER_MAX));
    await phone.finish();
    phone.state.network = 'on';
    await phone.flush();
    expect(phone.held()).toEqual([]);
    const { answers, finishedAt } = await read();
    expect(answers.filter(({ value }) => String(value).length === ANSWER_MAX)).toHaveLength(
      ITEMS_MAX,
    );
    expect(finishedAt).not.toBeNull();
    phone.close();
  });
});
