import { useEffect, useSyncExternalStore } from 'react';
import { isDay } from '#domain/day.ts';
import { answerRefusal } from '#domain/questionnaires/answers.ts';
import type {
  AnswerPhoto,
  AnswerValue,
  Item,
  Sent,
} from '#domain/questionnaires/questionnaireSchema.ts';
import { ApiError } from '../api/request.ts';
import {
  chooseOf,
  isKept,
  lastFailure,
  makeChange,
  readWaiting,
  sendNow,
  subscribe,
  waitingChanges,
} from '../changes/changesHere.ts';
import { useMe } from '../session/session.ts';
import {
  ANSWER,
  answerChange,
  answersShown,
  contestedIn,
  FINISHED,
  storedAnswers,
} from './answersShown.ts';
import { photoUrl, waitingPhoto } from './photos.ts';
// Without a connection it could not be fetched when it is needed.
import './sendAnswers.ts';

/** The customer's answers, which save themselves: what is stored, with the changes of this device on top. */
export function useAnswers(sent: Sent) {
  const me = useMe();
  const all = useSyncExternalStore(subscribe, waitingChanges);
  const failure = useSyncExternalStore(subscribe, lastFailure);
  const kept = useSyncExternalStore(subscribe, isKept);
  useEffect(readWaiting, []);
  useEffect(() => () => void sendNow(), []);
  const changes = all.filter(({ kind, subject }) => kind === ANSWER && subject === sent.id);
  const stored = storedAnswers(sent);
  const waiting = changes.filter(({ isDraft, contested }) => !isDraft && !contested);
  const isUnreached = failure instanceof ApiError && failure.status === 0;
  const moment = () => ({ date: me.today, madeAt: new Date().toISOString() });
  return {
    answers: answersShown(stored, changes),
    contested: contestedIn(changes),
    /** By linkId: why an answer is not stored as it is. */
    refused: new Map(
      changes.flatMap(({ part = '', refused }) => (refused ? [[part, refused]] : [])),
    ),
    /** Questions with an answer that is only half typed. */
    drafts: changes.flatMap(({ part = '', isDraft }) => (isDraft ? [part] : [])),
    isWaiting: waiting.length > 0,
    isFinished: sent.finishedAt !== null || changes.some(({ part }) => part === FINISHED),
    /** Why what waits could not be sent; null if nothing waits, or if it is kept and waits only for the network. */
    failure: waiting.length > 0 && !(kept && isUnreached) ? failure : null,
    isOffline: isUnreached,
    answer(item: Item, value: AnswerValue, isTyped: boolean) {
      const isHalf = answerRefusal(item, value) !== null && !isDay(String(value));
      const change = answerChange(sent.id, item, {
        value,
        stored: stored.get(item.linkId) ?? null,
      });
      void makeChange(me.id, { ...change, ...moment(), ...(isHalf && { isDraft: true }) }, isTyped);
    },
    photos: {
      urlOf: (photo: AnswerPhoto) => photoUrl(me.id, photo),
      bring(item: Item, photo: Blob) {
        const change = answerChange(sent.id, item, {
          value: waitingPhoto(photo),
          stored: stored.get(item.linkId) ?? null,
        });
        void makeChange(me.id, { ...change, ...moment() });
      },
    },
    finish: async () => {
      await makeChange(me.id, {
        ...{ kind: ANSWER, key: `${ANSWER} ${sent.id} ${FINISHED}`, subject: sent.id },
        ...{ part: FINISHED, value: true, bases: [false], text: sent.title },
        ...moment(),
      });
      await sendNow();
    },
    flush: () => void sendNow(),
    choose: (key: string, value: AnswerValue | undefined) => void chooseOf(key, value),
  };
}
