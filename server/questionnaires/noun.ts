import { ANSWER_PHOTOS_MAX, photosFull, SENT_MAX } from '#domain/questionnaires/questionnaire.ts';
import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Flag, Json } from '../db/schema.ts';
import { releasing } from '../images/sweep.ts';
import { say } from '../words.ts';
import { sendToNewCustomer } from './sending.ts';

type Tables = {
  questionnaire: {
    id: string;
    title: string;
    intro: string;
    items: Json;
    /** How many of the items are questions. */
    questions: number;
    /** Everybody who joins gets it. */
    forNewCustomers: Flag;
    /** The name of the starter that it was made from; null for one of the practice's own. */
    starter: string | null;
    writerId: string | null;
    createdAt: string;
    changedAt: string;
    version: number;
  };
  /** A questionnaire as it was when it was sent: no later change of it alters this. */
  sentQuestionnaire: {
    customerId: string;
    id: string;
    questionnaireId: string;
    version: number;
    title: string;
    intro: string;
    items: Json;
    /** Null for what new customers get, and once that dietician's account is gone. */
    sentById: string | null;
    sentAt: string;
    finishedAt: string | null;
    /** A dietician has written answers, together with the customer. */
    isTogether: Flag;
    togetherById: string | null;
    /** Grows by one whenever answers are stored. */
    revision: number;
  };
  questionnaireAnswer: {
    customerId: string;
    sentId: string;
    linkId: string;
    value: Json;
    question: string;
    /** Whose hand wrote it: customer or dietician. */
    writer: string;
    answeredAt: string;
  };
  /** A photo that answers a question, or was sent to do so. */
  answerPhoto: {
    customerId: string;
    filename: string;
    sentId: string;
    linkId: string;
    addedAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const questionnaires = {
  tables: {
    questionnaire: { ...ofNobody, json: ['items'] },
    sentQuestionnaire: byDieticians(() => say.copied.sentQuestionnaire, {
      json: ['items'],
      limit: upTo(SENT_MAX, 20_000, 10_000),
    }),
    questionnaireAnswer: ofCustomer(() => say.copied.questionnaireAnswer, {
      json: ['value'],
      // Each pause in typing saves an answer.
      limit: upTo(10_000, 20_000, 5000),
    }),
    answerPhoto: ofCustomer(() => say.copied.answerPhoto, {
      limit: upTo(ANSWER_PHOTOS_MAX, 200, 200, photosFull),
      pictureOf: 'customerId',
      erased: releasing('answerPhoto'),
      handedOver: releasing('answerPhoto'),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { questionnaire: 'dieticians', 'sent-questionnaire': 'person-and-dieticians' },
  audited: {
    questionnaire: { words: () => say.things.questionnaires, ofPractice: true },
    'sent-questionnaire': {
      words: () => say.things.questionnaires,
      did: () => say.did.sentQuestionnaire,
    },
    'questionnaire-answer': { words: () => say.things.questionnaireAnswers },
  },
  whenCustomer: sendToNewCustomer,
} as const satisfies Noun;
