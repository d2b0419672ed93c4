import { useEffect, useRef } from 'react';
import type { Message, Subject, WaitingNote } from '#domain/conversations/conversationSchema.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { useMe } from '../session/session.ts';
import { browserStore } from '../store/browserStore.ts';
import { inputOf } from './inWords.ts';
import { draftKey, type MessageDraft, subjectKey } from './messageDraft.ts';
import { useComposer } from './useComposer.ts';
import { usePicture } from './usePicture.ts';

export const GENERAL: Subject = { kind: 'general' };

type Setup = {
  readonly customerId: string;
  /** What a message is about here that answers nothing. */
  readonly own: Subject;
  /** The subject of what waits for an answer; absent for nothing. */
  readonly asked: Subject | undefined;
  /** Next to one thing, a message is always about that thing, whatever other draft exists. */
  readonly isFixed: boolean;
  /** For a dietician: the id of the customer's last message that this one answers; absent for none. */
  readonly answers: string | undefined;
  /** For a dietician: the notes of days on screen, which the message answers, too. */
  readonly notes: readonly WaitingNote[];
  readonly onSent: (message: Message) => void;
};

/**
 * A message about what waits for an answer, else about its own subject. Once text is typed, or a picture is
 * uploading, it keeps its subject even if something else waits by then, so that a half-written text stays in sight.
 */
export function useBoundComposer(setup: Setup) {
  const { customerId, own, asked, isFixed, answers, notes, onSent } = setup;
  const { id } = useMe();
  const isDrafted = (subject: Subject) =>
    browserStore().getItem(draftKey(id, customerId, inputOf(subject))) !== null;
  const proposed = asked ?? own;
  const [wanted, want] = useKeyedState(
    `${customerId} ${subjectKey(inputOf(proposed))}`,
    () => proposed,
  );
  const [bound, bind] = useKeyedState(customerId, () =>
    !isFixed && !isDrafted(wanted) && isDrafted(GENERAL) ? GENERAL : wanted,
  );
  const notesSeen = notes.map(({ date, writtenAt }) => ({ date, writtenAt }));
  const form = useComposer({
    customerId,
    about: bound,
    answering: { ...(answers && { answers }), ...(notesSeen.length > 0 && { notesSeen }) },
    onSent(message) {
      // It is answered, although the screen may not know that yet: the next message is not about it again.
      want(own);
      onSent(message);
    },
  });
  const picture = usePicture({
    customerId,
    draftKey: form.key,
    onUp: form.change,
  });
  const isOther = subjectKey(inputOf(bound)) !== subjectKey(inputOf(wanted));
  const isBegun = form.hasContent || form.busy || picture.sending;
  if (isOther && !isBegun) bind(wanted);

  const carried = useRef<MessageDraft | null>(null);
  useEffect(() => {
    if (carried.current) form.change(carried.current);
    carried.current = null;
  });
  return {
    ...form,
    picture,
    subject: bound,
    /** Switches to the general subject and keeps the typed text. */
    makeGeneral() {
      if (form.hasContent) carried.current = { ...form.draft, sent: null };
      form.drop();
      want(GENERAL);
      bind(GENERAL);
    },
  };
}
