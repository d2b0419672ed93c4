import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { idSchema } from '../textSchema.ts';
import { seenNotesSchema, subjectSchema } from './messageSchema.ts';

/** A waiting message in the inbox. */
const waitingMessageSchema = z.strictObject({
  id: z.string(),
  /** The beginning of the text, see `EXCERPT_MAX`; '' for a message with only a picture. */
  text: z.string(),
  hasPicture: z.boolean(),
  subject: subjectSchema,
  sentAt: z.string(),
});

/** An unread note of a day. */
const waitingNoteSchema = z.strictObject({
  date: z.string(),
  /** In the inbox only the beginning, see `EXCERPT_MAX`. */
  text: z.string(),
  writtenAt: z.string(),
});
export type WaitingNote = z.infer<typeof waitingNoteSchema>;

/** The customer's messages and notes that wait for an answer. */
const waitingShape = {
  messages: z
    .strictObject({
      count: z.int(),
      first: waitingMessageSchema,
      last: waitingMessageSchema,
      /** The id of the last message, to be sent as `answers`, or as `upTo` when it needs no answer. */
      lastWaiting: z.string(),
    })
    .nullable(),
  /** The latest days first, at most `WAITING_NOTES_MAX`. */
  notes: z.array(waitingNoteSchema),
};

/** The fields of a conversation that only dieticians see. */
const stateShape = {
  /** The dietician who was given the conversation; null: none in particular. */
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  snoozedUntil: z.string().nullable(),
  /** The `If-Match` of the next change of `assignee` or `snoozedUntil`; 0 while neither was ever set. */
  version: z.int(),
};

export const conversationSchema = z.strictObject({ ...stateShape, ...waitingShape });
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * The body of a request that gives a conversation to a colleague, or snoozes it until a day in the customer's
 * calendar.
 */
export const conversationInputSchema = z.strictObject({
  assigneeId: idSchema.nullable(),
  snoozedUntil: daySchema.nullable(),
});
export type ConversationInput = z.infer<typeof conversationInputSchema>;

/** The messages and notes that were seen and need no answer. */
export const doneInputSchema = z.strictObject({
  /** The last message on screen; null if there were only notes. */
  upTo: idSchema.nullable(),
  notes: seenNotesSchema,
});
export type DoneInput = z.infer<typeof doneInputSchema>;

/** The id with which this can be undone. */
export const doneSchema = z.strictObject({ id: z.string() });

export const inboxItemSchema = z.strictObject({
  customerId: z.string(),
  /** '' while the name is not known. */
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  /** Since when the first message or note has been waiting. */
  since: z.string(),
  /** Today in the customer's own time zone. */
  today: z.string(),
  /** The customer's dietician; null: none in particular. */
  dieticianId: z.string().nullable(),
  ...stateShape,
  ...waitingShape,
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

/** A page of the inbox, longest waiting first. */
export type Inbox = { items: InboxItem[]; next: string | null };

/** How many customers wait, in all and for oneself; at most `INBOX_COUNT_MAX`. */
export const inboxCountSchema = z.strictObject({ all: z.int(), mine: z.int() });
export type InboxCount = z.infer<typeof inboxCountSchema>;
