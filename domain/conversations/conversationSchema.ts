import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { noteReadSchema } from '../dayNotes/noteReadSchema.ts';
import { daySchema } from '../daySchema.ts';
import { IMAGE_NAME } from '../images/image.ts';
import { MEAL_MAX, MEALS_PER_DAY } from '../plans/plan.ts';
import { idSchema, requiredText, shapedText, text } from '../textSchema.ts';
import { MESSAGE_MAX, STORED_FILE, WAITING_NOTES_MAX } from './message.ts';
import { say } from './words.ts';

const NO_MEAL = { error: () => say.chooseMeal };

const mealIndex = z
  .int(NO_MEAL)
  .min(0, NO_MEAL)
  .max(MEALS_PER_DAY - 1, NO_MEAL);

/** What a message is about, as the client sends it. The server adds the dish or the measured value itself. */
const subjectInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general') }),
  z.strictObject({ kind: z.literal('day'), date: daySchema }),
  z.strictObject({ kind: z.literal('meal'), date: daySchema, meal: mealIndex }),
  z.strictObject({ kind: z.literal('measurement'), id: idSchema }),
]);
export type SubjectInput = z.infer<typeof subjectInputSchema>;

/** What a message is about, as it was when the message was sent. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general') }),
  z.strictObject({ kind: z.literal('day'), date: z.string() }),
  z.strictObject({
    kind: z.literal('meal'),
    date: z.string(),
    /** 0 to 7 */
    meal: z.int(),
    /** 'Lunch', or whatever the plan calls it. */
    timing: z.string(),
    text: z.string(),
  }),
  z.strictObject({
    kind: z.literal('measurement'),
    id: z.string(),
    date: z.string(),
    /** 'Weight' */
    label: z.string(),
    /** '78.1 kg'; null for a customer who hides numbers. */
    figure: z.string().nullable(),
  }),
]);
export type Subject = z.infer<typeof subjectSchema>;

const suggestionInputSchema = z.strictObject({
  date: daySchema,
  meal: mealIndex,
  text: requiredText(MEAL_MAX, () => say.writeMeal),
});
export type SuggestionInput = z.infer<typeof suggestionInputSchema>;

/** Notes of days as they were seen: a note that was changed since then is a different one. */
const seenNotesSchema = z.array(noteReadSchema.extend({ date: daySchema })).max(WAITING_NOTES_MAX);

export const messageInputSchema = z
  .strictObject({
    text: text(MESSAGE_MAX),
    subject: subjectInputSchema,
    /** From an upload to `message-pictures`. */
    pictureId: shapedText(60, IMAGE_NAME, () => say.choosePictureAgain).optional(),
    /** From an upload to `message-files`. */
    fileId: shapedText(60, STORED_FILE, () => say.chooseFileAgain).optional(),
    /** Dieticians only: the customer's last message on screen; this one answers all up to it. */
    answers: idSchema.optional(),
    /** Dieticians only: the notes of days that were on screen; this message answers them, too. */
    notesSeen: seenNotesSchema.optional(),
    /** Dieticians only. */
    suggestion: suggestionInputSchema.optional(),
  })
  .refine((sent) => sent.text !== '' || sent.pictureId || sent.fileId || sent.suggestion, {
    path: ['text'],
    error: () => say.emptyMessage,
  });
export type MessageInput = z.infer<typeof messageInputSchema>;

/** The body of a request that takes over a suggestion into the plan. */
export const takeOverSchema = z.strictObject(confirmShape);

const suggestionSchema = z.strictObject({
  date: z.string(),
  meal: z.int(),
  timing: z.string(),
  /** The dish in the plan when the suggestion was made; '' for none. */
  was: z.string(),
  text: z.string(),
  /** When it was taken over into the plan; null: not yet. */
  takenOverAt: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const messageSchema = z.strictObject({
  id: z.string(),
  from: z.enum(['customer', 'dietician']),
  /** The writer's name; null once their account is deleted. */
  writer: z.string().nullable(),
  mine: z.boolean(),
  sentAt: z.string(),
  /** '' for a message with only a picture or a suggestion, and for one that was taken back. */
  text: z.string(),
  subject: subjectSchema,
  pictureUrl: z.string().nullable(),
  file: z.strictObject({ url: z.string(), name: z.string(), bytes: z.int() }).nullable(),
  suggestion: suggestionSchema.nullable(),
  /** Its text, picture and suggestion are no longer stored. */
  takenBack: z.boolean(),
  read: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** Whether the rules allow writing, and a hint to show before writing. */
const writingSchema = z.strictObject({
  refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  hint: z.string().nullable(),
});
export type Writing = z.infer<typeof writingSchema>;

/** A page of a conversation, newest first. */
export const messagesSchema = z.strictObject({
  items: z.array(messageSchema),
  next: z.string().nullable(),
  /** The number of unread messages from the other side, at most `UNREAD_MAX`. */
  unread: z.int(),
  writing: writingSchema,
});
export type Messages = z.infer<typeof messagesSchema>;

/** The body of a request that marks all messages up to this one as read. */
export const readUpToSchema = z.strictObject({ upTo: idSchema });

export const messagePictureSchema = z.strictObject({ pictureId: z.string(), url: z.string() });
export type MessagePicture = z.infer<typeof messagePictureSchema>;

export const messageFileSchema = z.strictObject({ fileId: z.string(), name: z.string() });
export type MessageFile = z.infer<typeof messageFileSchema>;

const waitingMessageSchema = z.strictObject({
  id: z.string(),
  /** The beginning of the text, see `EXCERPT_MAX`; '' for a message with only a picture. */
  text: z.string(),
  hasPicture: z.boolean(),
  subject: subjectSchema,
  sentAt: z.string(),
});

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

const stateShape = {
  /** The dietician who was given the conversation; null: none in particular. */
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  snoozedUntil: z.string().nullable(),
  /** The `If-Match` of the next change of `assignee` or `snoozedUntil`; 0 while neither was ever set. */
  version: z.int(),
};

export const conversationSchema = z.strictObject({ ...stateShape, ...waitingShape });
export type Conversation = z.infer<typeof conversationSchema>;

/** Gives a conversation to a colleague, or snoozes it until a day in the customer's calendar. */
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

const foundMessageSchema = z.strictObject({
  id: z.string(),
  customerId: z.string(),
  name: z.string(),
  email: z.string(),
  from: z.enum(['customer', 'dietician']),
  sentAt: z.string(),
  /** The part around the first found word. */
  text: z.string(),
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;

export const foundMessagesSchema = z.strictObject({
  items: z.array(foundMessageSchema),
  next: z.string().nullable(),
  /** When the oldest message was sent that this search has looked at; null: it has looked at all. */
  searchedBackTo: z.string().nullable(),
});
export type FoundMessages = z.infer<typeof foundMessagesSchema>;

/** How many customers wait, in all and for oneself; at most `INBOX_COUNT_MAX`. */
export const inboxCountSchema = z.strictObject({ all: z.int(), mine: z.int() });
export type InboxCount = z.infer<typeof inboxCountSchema>;
