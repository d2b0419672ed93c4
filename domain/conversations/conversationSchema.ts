import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { noteReadSchema } from '../progress/progressSchema.ts';
import { idSchema } from '../textSchema.ts';
import { WAITING_NOTES_MAX } from './message.ts';
import { subjectSchema } from './messageSchema.ts';

/** A waiting message in the inbox. */
const waitingMessageSchema = z.strictObject({
  id: z.string(),
  /** Its first characters, see `EXCERPT_MAX`; '' for a picture alone. */
  text: z.string(),
  hasPicture: z.boolean(),
  subject: subjectSchema,
  sentAt: z.string(),
});

/** A note of a day that nobody has read. */
const waitingNoteSchema = z.strictObject({
  date: z.string(),
  /** In the inbox its first characters, see `EXCERPT_MAX`. */
  text: z.string(),
  writtenAt: z.string(),
});
export type WaitingNote = z.infer<typeof waitingNoteSchema>;

/** What of a customer waits for an answer. */
const waitingShape = {
  messages: z
    .strictObject({
      count: z.int(),
      first: waitingMessageSchema,
      last: waitingMessageSchema,
      /** The id of the last one: `answers`, or `upTo` of done. */
      lastWaiting: z.string(),
    })
    .nullable(),
  /** The earliest days first, at most `WAITING_NOTES_MAX`. */
  notes: z.array(waitingNoteSchema),
};

/** What dieticians alone know of a conversation. */
const stateShape = {
  /** Whom it was given to; null: nobody in particular. */
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  snoozedUntil: z.string().nullable(),
  /** The `If-Match` of the next change of both; 0 while nothing was ever set. */
  version: z.int(),
};

export const conversationSchema = z.strictObject({ ...stateShape, ...waitingShape });
export type Conversation = z.infer<typeof conversationSchema>;

/** The body of giving a conversation to a colleague, or putting it off until a day of the customer's. */
export const conversationInputSchema = z.strictObject({
  assigneeId: idSchema.nullable(),
  snoozedUntil: daySchema.nullable(),
});
export type ConversationInput = z.infer<typeof conversationInputSchema>;

/** What was seen, and needs no answer. */
export const doneInputSchema = z.strictObject({
  /** The last message on screen; null where only notes were. */
  upTo: idSchema.nullable(),
  notes: z.array(noteReadSchema.extend({ date: daySchema })).max(WAITING_NOTES_MAX),
});
export type DoneInput = z.infer<typeof doneInputSchema>;

/** Its id undoes it. */
export const doneSchema = z.strictObject({ id: z.string() });

export const inboxItemSchema = z.strictObject({
  customerId: z.string(),
  /** '' while none is known. */
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  /** Since when the first of it waits. */
  since: z.string(),
  /** The customer's own today. */
  today: z.string(),
  /** The customer's dietician; null: nobody in particular. */
  dieticianId: z.string().nullable(),
  ...stateShape,
  ...waitingShape,
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

/** A page of it, longest waiting first. */
export type Inbox = { items: InboxItem[]; next: string | null };

/** How many customers wait, all and one's own; at most `INBOX_COUNT_MAX`. */
export const inboxCountSchema = z.strictObject({ all: z.int(), mine: z.int() });
export type InboxCount = z.infer<typeof inboxCountSchema>;
