import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerRefusal, answerWords } from '#domain/questionnaires/answers.ts';
import type { AnswerValue, Item, Sent } from '#domain/questionnaires/questionnaireSchema.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Button } from '../kit/Button.tsx';
import { Failure, Notice } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { object, recordOf, type Shape } from '../store/shape.ts';
import { storedAnswers } from './answersShown.ts';
import { changeAnswers, sentListQuery } from './api.ts';
import { photoUrl, sendPhoto, waitingPhoto } from './photos.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { answersStored } from './sendAnswers.ts';
import { say } from './words.ts';

const value: Shape<AnswerValue> = (found) => found as AnswerValue;
const shape = recordOf(object({ now: value, was: value }));

type Props = { customerId: string; sent: Sent; onDone: () => void };

/** At a visit, dietician and customer fill it in together; what is typed is kept until it is saved. */
export function Together({ customerId, sent, onDone }: Props) {
  const me = useMe();
  const queries = useQueryClient();
  const { draft, write, drop, begin } = useDraft({
    key: `weekplate:${me.id}:together:${sent.id}`,
    shape,
    isUnsaved: (typed) => Object.keys(typed).length > 0,
  });
  const [refusals, setRefusals] = useState(0);
  const typed = draft ?? {};
  const stored = storedAnswers(sent);
  const answers = new Map(stored);
  for (const [linkId, { now }] of Object.entries(typed)) answers.set(linkId, now);
  const isWrong = sent.items.some(
    (item) => item.linkId in typed && answerRefusal(item, answers.get(item.linkId) ?? null),
  );
  const save = useMutation({
    mutationFn: (finished: boolean) =>
      changeAnswers(customerId, sent.id, {
        changes: Object.entries(typed).map(([linkId, { now, was }]) => ({
          linkId,
          value: now,
          bases: [was],
        })),
        ...(finished && { finished: true }),
      }),
    onSuccess: ({ sent: now, contested }) => {
      answersStored(customerId, now);
      void queries.invalidateQueries(sentListQuery(customerId));
      if (contested.length === 0) {
        drop();
        toastSuccess(say.answersSaved);
        onDone();
        return;
      }
      // Saving again replaces what the customer wrote meanwhile, which is shown by then.
      begin(
        Object.fromEntries(
          contested.map((each) => [
            each.linkId,
            { now: typed[each.linkId]?.now ?? null, was: each.stored },
          ]),
        ),
      );
    },
  });
  const put = ({ linkId }: Item, now: AnswerValue) =>
    write((before) => ({
      ...before,
      [linkId]: { now, was: before?.[linkId]?.was ?? stored.get(linkId) ?? null },
    }));
  const of = { customerId, sentId: sent.id };
  const bring = useMutation({
    mutationFn: ({ item, chosen }: { item: Item; chosen: Blob }) =>
      sendPhoto(of, item.linkId, waitingPhoto(chosen)),
    onSuccess: (sentPhoto, { item }) => put(item, sentPhoto),
  });
  const contested = save.data?.contested ?? [];
  const press = (finished: boolean) => {
    if (isWrong) setRefusals(refusals + 1);
    else save.mutate(finished);
  };
  return (
    <>
      {contested.length > 0 && (
        <Notice role="alert" attention>
          {say.answeredMeanwhile}
        </Notice>
      )}
      <QuestionFields
        items={sent.items}
        answers={answers}
        isChecked={refusals > 0}
        refusals={refusals}
        onAnswer={put}
        photos={{
          urlOf: (each) => photoUrl(customerId, each),
          bring: (item, chosen) => bring.mutate({ item, chosen }),
        }}
        below={({ linkId }) => {
          const other = contested.find((each) => each.linkId === linkId);
          return (
            other && (
              <p className="above-1">
                {say.theyWrote} <strong dir="auto">{answerWords(other.stored)}</strong>
              </p>
            )
          );
        }}
      />
      {refusals > 0 && isWrong && <Failure message={say.mendFirst} />}
      <Failure message={say.photoNotSent} error={bring.error} />
      <Failure message={say.answersNotSaved} error={save.error} />
      <div className="buttons" data-foot>
        <Button variant="default" onClick={onDone}>
          {ofKit.back}
        </Button>
        {sent.finishedAt === null && (
          <Button variant="light" loading={save.isPending} onClick={() => press(false)}>
            {ofKit.save}
          </Button>
        )}
        <Button loading={save.isPending} onClick={() => press(true)}>
          {sent.finishedAt === null ? say.saveAndFinish : ofKit.save}
        </Button>
      </div>
    </>
  );
}
