import type { MessageInput, SubjectInput } from '#domain/conversations/conversationSchema.ts';
import { integer, nullable, object, type Shape, type Shaped, string } from '../store/shape.ts';

/**
 * The input of a request without an answer so far. It is only compared as a whole and sent again, so its
 * parts are not checked.
 */
const sentInput: Shape<MessageInput> = (value) => value as MessageInput;

/** An unsent message, as the browser stores it. */
export const messageDraft = object({
  text: string,
  picture: nullable(object({ pictureId: string, url: string })),
  file: nullable(object({ fileId: string, name: string })),
  suggestion: nullable(object({ date: string, meal: integer, text: string })),
  /** The last attempt with an unknown outcome: a retry sends the same idempotency key. */
  sent: nullable(object({ key: string, input: sentInput })),
});
export type MessageDraft = Shaped<typeof messageDraft>;
export type Attached = NonNullable<MessageDraft['picture']>;

export const EMPTY: MessageDraft = {
  text: '',
  picture: null,
  file: null,
  suggestion: null,
  sent: null,
};

export const hasContent = ({ text, picture, file, suggestion }: MessageDraft): boolean =>
  text.trim() !== '' || picture !== null || file !== null || suggestion !== null;

/** Identifies a subject in storage and query keys. */
export function subjectKey(subject: SubjectInput): string {
  if (subject.kind === 'general') return 'general';
  if (subject.kind === 'day') return `day ${subject.date}`;
  if (subject.kind === 'meal') return `meal ${subject.date} ${subject.meal}`;
  return `measurement ${subject.id}`;
}

export const draftKey = (writerId: string, customerId: string, subject: SubjectInput): string =>
  `weekplate:${writerId}:message:${customerId}:${subjectKey(subject)}`;
