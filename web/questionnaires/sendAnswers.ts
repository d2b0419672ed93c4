import type {
  AnswerChanges,
  AnswerValue,
  Sent,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { ApiError } from '../api/request.ts';
import { sendParts } from '../changes/log.ts';
import { queryClient } from '../live/queryClient.tsx';
import type { Change, Sender, Verdict } from '../store/change.ts';
import { FINISHED } from './answersShown.ts';
import { changeAnswers, sentListQuery, sentQuery } from './api.ts';
import { isWaitingPhoto, sendPhoto } from './photos.ts';

/** The change with its photo sent, which is an answer by its name from then on; or why it is refused. */
async function photoSent(change: Change): Promise<Change | Verdict> {
  const { key, value, personId, subject: sentId = '', part = '' } = change;
  if (!isWaitingPhoto(value)) return change;
  try {
    return { ...change, value: await sendPhoto({ customerId: personId, sentId }, part, value) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { key, refused: error.message };
    throw error;
  }
}

/** Without photos that waited: their names are not known here, and without any other base this device has it last. */
function basesOf(bases: Change['bases']): AnswerValue[] | undefined {
  const known = bases?.filter((base) => !isWaitingPhoto(base)) as AnswerValue[] | undefined;
  return known?.length ? known : undefined;
}

const isChange = (sent: Change | Verdict): sent is Change => 'madeAt' in sent;

export const answerSender =
  (store: typeof changeAnswers, onStored: (customerId: string, sent: Sent) => void): Sender =>
  (changes) => {
    const [{ personId = '', subject = '' } = {}] = changes;
    return sendParts(changes, async (all) => {
      const answers = all.filter(({ part }) => part !== FINISHED);
      const sentPhotos = await Promise.all(answers.map(photoSent));
      const parts = sentPhotos.filter(isChange);
      const unsent = sentPhotos.filter((each) => !isChange(each));
      const input: AnswerChanges = {
        changes: parts.map(({ part = '', value, bases }) => ({
          linkId: part,
          value: value as AnswerValue,
          bases: basesOf(bases),
        })),
        ...(all.some(({ part }) => part === FINISHED) && { finished: true }),
      };
      const { sent, contested, refused } = await store(personId, subject, input);
      onStored(personId, sent);
      const verdicts = parts.flatMap(({ key, part }): Verdict[] => {
        const other = contested.find(({ linkId }) => linkId === part);
        const message = refused.find(({ linkId }) => linkId === part)?.message;
        if (other) return [{ key, contested: other }];
        return message ? [{ key, refused: message }] : [];
      });
      return [...unsent, ...verdicts];
    });
  };

/** Shows answers as the server has stored them, unless something newer is here already. */
export function answersStored(customerId: string, sent: Sent): void {
  queryClient.setQueryData(sentQuery(customerId, sent.id).queryKey, (before) =>
    before && before.revision > sent.revision ? before : sent,
  );
  queryClient.setQueryData(
    sentListQuery(customerId).queryKey,
    (list) =>
      list && {
        items: list.items.map((each) =>
          each.id === sent.id
            ? { ...each, answered: sent.answers.length, finishedAt: sent.finishedAt }
            : each,
        ),
      },
  );
}

export const sendAnswers = answerSender(changeAnswers, answersStored);
