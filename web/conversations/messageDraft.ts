import type { MessageInput, SubjectInput } from '#domain/conversations/messageSchema.ts';
import { integer, nullable, object, type Shape, type Shaped, string } from '../store/shape.ts';

/** What was sent without an answer so far. It is compared as a whole, and otherwise only sent again. */
const sentInput: Shape<MessageInput> = (value) => value as MessageInput;

/** A message that is not sent yet, as the browser keeps it. */
export const messageDraft = object({
  text: string,
  picture: nullable(object({ pictureId: string, url: string })),
  suggestion: nullable(object({ date: string, meal: integer, text: string })),
  /** The last try of which nobody knows whether it arrived: sent again, it has the same key. */
  sent: nullable(object({ key: string, input: sentInput })),
});
export type MessageDraft = Shaped<typeof messageDraft>;
export type Attached = NonNullable<MessageDraft['picture']>;

export const EMPTY: MessageDraft = { text: '', picture: null, suggestion: null, sent: null };

export const hasContent = ({ text, picture, suggestion }: MessageDraft): boolean =>
  text.trim() !== '' || picture !== null || suggestion !== null;

/** Names a subject in keys. */
export function subjectKey(subject: SubjectInput): string {
  if (subject.kind === 'general') return 'general';
  if (subject.kind === 'day') return `day ${subject.date}`;
  if (subject.kind === 'meal') return `meal ${subject.date} ${subject.meal}`;
  return `measurement ${subject.id}`;
}

/** Where the browser keeps it: one for each customer and subject. */
export const draftKey = (writerId: string, customerId: string, subject: SubjectInput): string =>
  `weekplate:${writerId}:message:${customerId}:${subjectKey(subject)}`;
