import { type Selectable, sql, type Transaction } from 'kysely';
import { FILES_MAX, type Side } from '#domain/conversations/message.ts';
import { upTo } from '../db/limits.ts';
import { type Leaving, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';
import { releasing } from '../images/sweep.ts';
import { say } from '../words.ts';

type Tables = {
  /** One for each customer who has written or was written to. */
  conversation: {
    customerId: string;
    /** The id of the last message; '' for none. The id of the next message sorts after it. */
    lastId: string;
    /** The id of the last message that each side has read; '' for none. */
    readByCustomer: string;
    readByPractice: string;
    /** Computed from the messages and `conversationDone`: see domain/conversations/waiting.ts. */
    settledUpTo: string;
    /** When the first message that waits for an answer was sent; null for none. */
    waitingSince: string | null;
    /** The dietician to whom it was given. */
    assigneeId: string | null;
    /** A day in the customer's own calendar. */
    snoozedUntil: string | null;
    snoozedAt: string | null;
    /** The version of assignee and snooze. */
    version: number;
  };
  message: {
    customerId: string;
    /** Ids sort in the order in which the messages of the conversation came. */
    id: string;
    side: Side;
    /** Null once the writer's account is gone. */
    writerId: string | null;
    sentAt: string;
    text: string;
    /** See `subjectSchema`; the figure is included. */
    subject: Json;
    /** The day when the subject is a day or a meal. */
    subjectDate: string | null;
    picture: string | null;
    /** See `suggestionSchema`, without `takenOverAt`. */
    suggestion: Json | null;
    takenOverAt: string | null;
    takenOverById: string | null;
    /** In a dietician's message: the customer's last message that was on screen. */
    answersUpTo: string | null;
    takenBackAt: string | null;
  };
  /** `messageId`: null until the message is sent. */
  messagePicture: {
    customerId: string;
    filename: string;
    writerId: string | null;
    addedAt: string;
    messageId: string | null;
  };
  /** `messageId`: null until the message is sent. */
  messageFile: {
    customerId: string;
    filename: string;
    /** As the sender calls it, see `fileNameOf`. */
    name: string;
    bytes: number;
    writerId: string | null;
    addedAt: string;
    messageId: string | null;
  };
  /** Messages until `upTo`, and notes of days, that were settled without an answer. */
  conversationDone: {
    customerId: string;
    id: string;
    byId: string | null;
    doneAt: string;
    upTo: string | null;
    /** See `doneInputSchema`; only the notes that were settled by this. */
    notes: Json;
    undoneAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type ConversationRow = Selectable<Schema['conversation']>;
export type MessageRow = Selectable<Schema['message']>;

/** Messages of dieticians stay, so the conversation continues: nothing waits, and all of it is read. */
async function beginAnew(db: Transaction<Schema>, { id }: Leaving): Promise<void> {
  await db
    .updateTable('conversation')
    .set(({ ref }) => ({
      readByCustomer: ref('lastId'),
      readByPractice: ref('lastId'),
      settledUpTo: '',
      waitingSince: null,
      snoozedUntil: null,
      snoozedAt: null,
      version: sql<number>`"version" + 1`,
    }))
    .where('customerId', '=', id)
    .execute();
}

async function endOwnMessages(db: Transaction<Schema>, { id }: Leaving): Promise<void> {
  await db
    .deleteFrom('message')
    .where('customerId', '=', id)
    .where('side', '=', 'customer')
    .execute();
}

const PRIVATE = { leftOut: 'How the dieticians share their work; no customer reads it.' };

export const conversations = {
  tables: {
    conversation: ofCustomer(null, {
      copy: PRIVATE,
      handedOver: beginAnew,
      limit: upTo(1, 5, 5000),
    }),
    message: ofCustomer(() => say.copied.message, {
      limit: upTo(50_000, 100_000, 2000, () => say.full.messages),
      json: ['subject', 'suggestion'],
      copy: {
        words: () => say.copied.message,
        without: {
          writerId: 'The id of an account; `side` says whether it was you or a dietician.',
          takenOverById: 'The id of a dietician’s account.',
          answersUpTo: 'How the dieticians share their work.',
        },
      },
      handedOver: endOwnMessages,
    }),
    messagePicture: ofCustomer(() => say.copied.messagePicture, {
      limit: upTo(10_000, 5000, 500, () => say.full.messagePictures),
      copy: {
        words: () => say.copied.messagePicture,
        without: { writerId: 'The id of an account; its message says who sent it.' },
      },
      pictureOf: 'customerId',
      erased: releasing('messagePicture'),
      handedOver: releasing('messagePicture', 'by-the-person'),
    }),
    messageFile: ofCustomer(() => say.copied.messageFile, {
      limit: upTo(FILES_MAX, 500, 60, () => say.full.messageFiles),
      copy: {
        words: () => say.copied.messageFile,
        without: { writerId: 'The id of an account; its message says who sent it.' },
      },
      pictureOf: 'customerId',
      erased: releasing('messageFile'),
      handedOver: releasing('messageFile', 'by-the-person'),
    }),
    conversationDone: ofCustomer(null, {
      copy: PRIVATE,
      json: ['notes'],
      limit: upTo(50_000, 20_000, 2000),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { message: 'person-and-dieticians', conversation: 'dieticians' },
  audited: {
    message: {
      words: () => say.things.messages,
      did: () => say.did.message,
    },
    'message-picture': {
      words: () => say.things.messagePictures,
      did: () => say.did.messagePicture,
    },
    'message-file': {
      words: () => say.things.messageFiles,
      did: () => say.did.messageFile,
    },
    'all-messages': { words: () => say.things.allMessages },
    conversation: { words: () => say.things.waiting, hiddenFromCustomer: true },
    inbox: { words: () => say.things.allWaiting },
  },
  async whenHandedOver({ db, changed }, { fromId, toId }) {
    const conversations = await db
      .updateTable('conversation')
      .set(({ eb }) => ({ assigneeId: toId, version: eb('version', '+', 1) }))
      .where('assigneeId', '=', fromId)
      .returning('customerId')
      .execute();
    for (const { customerId } of conversations) changed('conversation', customerId);
  },
} as const satisfies Noun;
