import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { isSameAnswer, settledAnswer } from '#domain/questionnaires/answers.ts';
import type {
  AnswerChanges,
  AnswersStored,
  Sent,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { anItem } from '../factories/questionnaires.ts';
import { count } from '../week/figures.ts';
import { twoAnswering } from './twoAnswering.ts';

const RUNS = 1000;

/** A server that has the rule and nothing else. */
function aServer() {
  let sent: Sent = {
    ...{ id: 'sent', title: 'First visit', intro: '', sentAt: '', sentBy: null, questions: 4 },
    ...{ answered: 0, finishedAt: null, together: null, version: 1, answers: [], revision: 1 },
    items: ['a', 'b', 'c', 'd'].map((linkId) => anItem(linkId)),
  };
  const store = async ({ changes, finished }: AnswerChanges): Promise<AnswersStored> => {
    const contested: AnswersStored['contested'] = [];
    for (const { linkId, ...change } of changes) {
      const there = sent.answers.find((each) => each.linkId === linkId)?.value ?? null;
      const value = settledAnswer(change, there);
      if (value === undefined) contested.push({ linkId, stored: there });
      else if (!isSameAnswer(value, there)) {
        const others = sent.answers.filter((each) => each.linkId !== linkId);
        const own = { linkId, value, question: '', by: 'customer', answeredAt: '' } as const;
        sent = { ...sent, revision: sent.revision + 1, answers: [...others, own] };
      }
    }
    if (finished) sent = { ...sent, finishedAt: '2026-11-30T10:00:00.000Z' };
    return { sent, contested, refused: [] };
  };
  return { sent, store, read: async () => sent };
}

it(`[FORM-01] [T-O3] in ${RUNS} random runs of two phones no answer is lost, whatever the network does and whenever a phone is killed`, async () => {
  const lost: string[] = [];
  for (let seed = 0; seed < RUNS; seed += 1) {
    const random = randomFrom(`answers ${seed}`).next;
    const faults = await twoAnswering({ ...aServer(), random });
    lost.push(...faults.map((fault) => `run ${seed}: ${fault}`));
  }
  count('answers', { runs: RUNS, lost: lost.length });
  expect(lost).toEqual([]);
}, 120_000);
