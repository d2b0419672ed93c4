import { withFigures, withoutFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import {
  answerRefusal,
  isAnswered,
  isSameAnswer,
  settledAnswer,
} from '#domain/questionnaires/answers.ts';
import type {
  AnswerChanges,
  AnswersStored,
  AnswerValue,
  Item,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { say } from '#domain/questionnaires/words.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { notifyDieticians, settle } from '../notify/notify.ts';
import { isThere, removeOthers } from './photos.ts';
import { readSent } from './queries.ts';

type Answering = {
  readonly scope: CustomerScope;
  readonly id: string;
  /** The dietician who fills it in together with the customer; null: the customer. */
  readonly dieticianId: string | null;
  readonly at: Date;
};

/**
 * Stores answers, each unless another device has answered the question differently meanwhile, and says what became
 * of each. Answers are taken also after it was finished, because a device without a network may bring them later.
 * Throws 404.
 */
export async function storeAnswers(
  running: Write,
  { scope, id, dieticianId, at }: Answering,
  { changes, finished }: AnswerChanges,
): Promise<AnswersStored> {
  const { customerId, hidesNumbers } = scope;
  const sent = await readSent(running.db, scope, id);
  const stored = new Map(sent.answers.map(({ linkId, value }) => [linkId, value]));
  const contested: AnswersStored['contested'] = [];
  const refused: AnswersStored['refused'] = [];
  let isChanged = false;
  for (const { linkId, ...made } of changes) {
    const item = sent.items.find((each) => each.linkId === linkId);
    const there = stored.get(linkId) ?? null;
    const whole = (value: AnswerValue) =>
      item && hidesNumbers && dieticianId === null ? asWritten(value, there, item) : value;
    const change = { value: whole(made.value), bases: made.bases?.map(whole) };
    const message = item ? answerRefusal(item, change.value) : say.notAnAnswer;
    const value = settledAnswer(change, there);
    if (!item || message !== null) refused.push({ linkId, message: message ?? say.notAnAnswer });
    else if (value === undefined) contested.push({ linkId, stored: there });
    else if (!(await isThere(running, { customerId, sentId: id, linkId }, value)))
      refused.push({ linkId, message: say.notAnAnswer });
    else if (!isSameAnswer(value, there)) {
      await putAnswer(running, { customerId, sentId: id, item, value, dieticianId, at });
      stored.set(linkId, value);
      isChanged = true;
    }
  }
  const finishes = finished === true && sent.finishedAt === null;
  if (isChanged || finishes) {
    await running.db
      .updateTable('sentQuestionnaire')
      .set({
        revision: sent.revision + 1,
        ...(finishes && { finishedAt: at.toISOString() }),
        ...(dieticianId !== null && { isTogether: true, togetherById: dieticianId }),
      })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .execute();
    running.changed('sent-questionnaire', customerId);
  }
  if (finishes) {
    await settle(running, { kind: 'questionnaire', customerId, about: id, at });
    if (dieticianId === null)
      await notifyDieticians(running, {
        kind: 'answers',
        customerId,
        about: id,
        at,
      });
  }
  return { sent: await readSent(running.db, scope, id), contested, refused };
}

type Put = {
  readonly customerId: string;
  readonly sentId: string;
  readonly item: Item;
  readonly value: AnswerValue;
  readonly dieticianId: string | null;
  readonly at: Date;
};

/** Stores an answer with its question's words; an empty one is removed. */
async function putAnswer(
  running: Write,
  { customerId, sentId, item, value, dieticianId, at }: Put,
) {
  const { db } = running;
  const { linkId, text, unit, type } = item;
  if (type === 'photo')
    await removeOthers(running, { customerId, sentId, linkId }, value, at.toISOString());
  if (!isAnswered(value)) {
    await db
      .deleteFrom('questionnaireAnswer')
      .where('customerId', '=', customerId)
      .where('sentId', '=', sentId)
      .where('linkId', '=', linkId)
      .execute();
    return;
  }
  const row = {
    value: JSON.stringify(value),
    question: unit ? `${text} (${unit})` : text,
    writer: dieticianId === null ? 'customer' : 'dietician',
    answeredAt: at.toISOString(),
  };
  await db
    .insertInto('questionnaireAnswer')
    .values({ customerId, sentId, linkId, ...row })
    .onConflict((conflict) => conflict.columns(['customerId', 'sentId', 'linkId']).doUpdateSet(row))
    .execute();
}

/** An answer of somebody who read options and answers without figures, as it is written there. */
function asWritten(value: AnswerValue, there: AnswerValue, { options }: Item): AnswerValue {
  const whole = (text: string) => {
    const meant = options.filter((option) => option === text || withoutFigures(option) === text);
    return meant.length === 1 ? meant[0] : undefined;
  };
  if (typeof value === 'string') return whole(value) ?? withFigures(value, there);
  return Array.isArray(value) ? value.map((each) => whole(each) ?? each) : value;
}
