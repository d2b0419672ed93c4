import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { IMAGE_NAME } from '../images/image.ts';
import { MEAL_MAX, MEALS_PER_DAY } from '../plans/plan.ts';
import { noteReadSchema } from '../progress/progressSchema.ts';
import { idSchema, requiredText, shapedText, text } from '../textSchema.ts';
import { EMPTY_MESSAGE, MESSAGE_MAX } from './message.ts';

const mealIndex = z
  .int('Choose a meal.')
  .min(0, 'Choose a meal.')
  .max(MEALS_PER_DAY - 1, 'Choose a meal.');

/** What a message is about, as it is sent. The server adds the dish and the measured value itself. */
export const subjectInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general') }),
  z.strictObject({ kind: z.literal('day'), date: daySchema }),
  z.strictObject({ kind: z.literal('meal'), date: daySchema, meal: mealIndex }),
  z.strictObject({ kind: z.literal('measurement'), id: idSchema }),
]);
export type SubjectInput = z.infer<typeof subjectInputSchema>;

/** What a message is about, as it stood when the message was sent. */
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
    /** The dish. */
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

/** A changed meal, which a dietician suggests. */
export const suggestionInputSchema = z.strictObject({
  date: daySchema,
  meal: mealIndex,
  text: requiredText(MEAL_MAX, 'Write the meal that you suggest.'),
});
export type SuggestionInput = z.infer<typeof suggestionInputSchema>;

export const messageInputSchema = z
  .strictObject({
    text: text(MESSAGE_MAX),
    subject: subjectInputSchema,
    /** From `message-pictures`. */
    pictureId: shapedText(60, IMAGE_NAME, 'Choose the picture again.').optional(),
    /**
     * Of a dietician: the id of the last message of the customer that was on screen. All until then are
     * answered by this one.
     */
    answers: idSchema.optional(),
    /** Of a dietician: when the note of the subject's day was written that was on screen; it is answered, too. */
    noteSeen: noteReadSchema.shape.writtenAt.optional(),
    /** Of a dietician. */
    suggestion: suggestionInputSchema.optional(),
  })
  .refine(({ text, pictureId, suggestion }) => text !== '' || pictureId || suggestion, {
    path: ['text'],
    message: EMPTY_MESSAGE,
  });
export type MessageInput = z.infer<typeof messageInputSchema>;

/** The body of taking over a suggestion into the plan. */
export const takeOverSchema = z.strictObject(confirmShape);

const suggestionSchema = z.strictObject({
  date: z.string(),
  meal: z.int(),
  timing: z.string(),
  /** The dish in the plan when it was suggested; '' for none. */
  was: z.string(),
  text: z.string(),
  /** When it became part of the plan; null: not yet. */
  takenOverAt: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const messageSchema = z.strictObject({
  id: z.string(),
  from: z.enum(['customer', 'dietician']),
  /** The name of who wrote it; null once that account is gone. */
  writer: z.string().nullable(),
  /** Whether who asks wrote it. */
  mine: z.boolean(),
  sentAt: z.string(),
  /** '' where there is a picture or a suggestion alone, and where it was taken back. */
  text: z.string(),
  subject: subjectSchema,
  pictureUrl: z.string().nullable(),
  suggestion: suggestionSchema.nullable(),
  /** Nothing of its text, picture and suggestion is stored any more. */
  takenBack: z.boolean(),
  /** Whether the other side has read it. */
  read: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** A rule's answer to whether one may write, and what one should know before. */
export const writingSchema = z.strictObject({
  refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  hint: z.string().nullable(),
});
export type Writing = z.infer<typeof writingSchema>;

/** A page of a conversation, newest first. */
export const messagesSchema = z.strictObject({
  items: z.array(messageSchema),
  next: z.string().nullable(),
  /** How many messages of the other side one has not read, at most `UNREAD_MAX`. */
  unread: z.int(),
  writing: writingSchema,
});
export type Messages = z.infer<typeof messagesSchema>;

/** The body of reading: all messages until this one are read. */
export const readUpToSchema = z.strictObject({ upTo: idSchema });

export const messagePictureSchema = z.strictObject({ pictureId: z.string(), url: z.string() });
export type MessagePicture = z.infer<typeof messagePictureSchema>;
