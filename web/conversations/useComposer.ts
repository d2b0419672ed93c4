import type { Message, MessageInput, Subject } from '#domain/conversations/conversationSchema.ts';
import { messageOf, rules } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useDraft, useKeyedState } from '../draft/useDraft.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { toastFailure } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { same } from '../store/shape.ts';
import { conversed, sendMessage, takeBackMessage } from './api.ts';
import { inputOf } from './inWords.ts';
import { draftKey, EMPTY, hasContent, type MessageDraft, messageDraft } from './messageDraft.ts';
import { MESSAGE, type WaitingMessage } from './sendWaiting.ts';
import { ERROR_KEYS } from './suggestion.ts';
import { say } from './words.ts';

const schema = async () =>
  (await import('#domain/conversations/conversationSchema.ts')).messageInputSchema;

/** The fields that show their own error sentence. */
const SHOWN = ['text', 'pictureId', 'fileId', ...ERROR_KEYS];

type Setup = {
  readonly customerId: string;
  readonly about: Subject;
  /** For a dietician: what this message answers. */
  readonly answering: Pick<MessageInput, 'answers' | 'notesSeen'>;
  readonly onSent: (message: Message) => void;
};

/** A message being written: stored in the browser until it is sent, and sent only once. */
export function useComposer({ customerId, about, answering, onSent }: Setup) {
  const me = useMe();
  const subject = inputOf(about);
  const key = draftKey(me.id, customerId, subject);
  const kept = useDraft<MessageDraft>({ key, shape: messageDraft, isUnsaved: hasContent });
  const draft = kept.unsaved ?? EMPTY;
  const [creation] = useKeyedState<Creation<MessageInput, Message>>(key, () => ({
    ...newCreation(),
    intent: draft.sent,
  }));
  const write = (change: Partial<MessageDraft>) =>
    kept.write((now) => ({ ...(now ?? EMPTY), ...change }));
  const sending = useSending<Message | null>(key, {
    onStored: (message) => message && onSent(message),
    onRefused: () => kept.draft && write({ sent: creation.intent }),
    onUnseen: (outcome) => outcome.ok || toastFailure(say.sendFailed),
  });

  const create = (input: MessageInput, sentKey: string) => {
    write({ sent: { key: sentKey, input } });
    return sendMessage(customerId, input, sentKey);
  };
  /**
   * An earlier attempt arrived, but the text has changed since: the earlier message is taken back if that is
   * still possible.
   */
  const replace = async (made: Message, input: MessageInput): Promise<Message> => {
    await takeBackMessage(customerId, made.id).catch((error) => {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    });
    creation.made = null;
    return createOnce(creation, input, { create, change: replace });
  };
  /** Offline, a customer's message waits on the device and is sent later. Throws if it cannot wait. */
  const wait = async (failure: unknown): Promise<null> => {
    const { intent } = creation;
    const isUnreached = failure instanceof ApiError && failure.code === 'offline';
    if (!isUnreached || !intent || me.role !== 'customer') throw failure;
    const { waitToSend } = await import('../changes/changesHere.ts');
    const value: WaitingMessage = { customerId, input: intent.input, about };
    const { key: sentKey, input } = intent;
    const madeAt = new Date().toISOString();
    const item = { kind: MESSAGE, key: sentKey, date: me.today, value, text: input.text, madeAt };
    if (!(await waitToSend(me.id, item))) throw failure;
    creation.intent = null;
    return null;
  };
  const store = async (input: MessageInput) => {
    const open = creation.intent?.input;
    // What the message answers may have changed since, but it is still the same message, so the same input is
    // sent.
    const again = open && same(wordsOf(open), wordsOf(input)) ? open : input;
    const stored = await createOnce(creation, again, { create, change: replace }).catch(wait);
    // Needed even if the user has left the screen: the draft would be offered there again.
    kept.drop();
    conversed(customerId);
    return stored;
  };
  const { text, picture, file, suggestion } = draft;
  const typed = {
    text,
    subject,
    ...(picture && { pictureId: picture.pictureId }),
    ...(file && { fileId: file.fileId }),
    ...(suggestion && { suggestion }),
    ...answering,
  };
  const check = async () => {
    const checked = await checkWith(schema, typed);
    if (!suggestion) return checked;
    const { withSuggestion } = await rules(() => import('./suggestionCheck.ts'));
    return withSuggestion(customerId, checked);
  };
  const { errors, failure } = sending;
  const isAboutField = SHOWN.some((name) => errors[name]);
  const aboutOther = Object.values(errors)[0] ?? null;
  const reason = failure === null ? aboutOther : messageOf(failure);
  return {
    key,
    draft,
    hasContent: kept.unsaved !== null,
    isKept: kept.isKept,
    busy: sending.busy,
    errors,
    refusals: sending.refusals,
    /** Why sending failed, unless a field shows the reason. */
    failureMessage: isAboutField ? null : reason,
    drop: kept.drop,
    change(change: Partial<MessageDraft>) {
      write(change);
      // Loads the schema early, so that the message can be checked, and wait, if the network is down at Send.
      // Send loads it again.
      void schema().catch(() => undefined);
      sending.mend([...Object.keys(change), ...('suggestion' in change ? ERROR_KEYS : [])]);
    },
    send: () => sending.send(check, store),
  };
}

const wordsOf = ({ text, subject, pictureId, fileId, suggestion }: MessageInput) => ({
  text,
  subject,
  pictureId,
  fileId,
  suggestion,
});
