import { useEffect, useRef } from 'react';
import type { WaitingNote } from '#domain/conversations/conversationSchema.ts';
import type { Message, Subject } from '#domain/conversations/messageSchema.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useMe } from '../session/session.tsx';
import { browserStore } from '../store/browserStore.ts';
import { draftKey, type MessageDraft, subjectKey } from './messageDraft.ts';
import { useComposer } from './useComposer.ts';
import { usePicture } from './usePicture.ts';
import { inputOf } from './words.ts';

const GENERAL: Subject = { kind: 'general' };

type Setup = {
  readonly customerId: string;
  /** The subject that a new message would have now. */
  readonly proposed: Subject;
  /** Next to one thing, a message is always about that thing, whatever other draft exists. */
  readonly isFixed: boolean;
  /** For a dietician: the id of the customer's last message that this one answers; absent for none. */
  readonly answers: string | undefined;
  /** For a dietician: the notes of days on screen. A message about a day also answers that day's note. */
  readonly notes: readonly WaitingNote[];
  readonly onSent: (message: Message) => void;
};

/**
 * A message about the proposed subject. Once text is typed, or a picture is uploading, it keeps its subject
 * even if another is proposed, so that a half-written text stays in sight.
 */
export function useBoundComposer(setup: Setup) {
  const { customerId, proposed, isFixed, answers, notes, onSent } = setup;
  const { id } = useMe();
  const isDrafted = (subject: Subject) =>
    browserStore().getItem(draftKey(id, customerId, inputOf(subject))) !== null;
  const [isGeneral, setGeneral] = useKeyedState(
    `${customerId} ${subjectKey(inputOf(proposed))}`,
    () => false,
  );
  const wanted = isGeneral ? GENERAL : proposed;
  const [bound, bind] = useKeyedState(customerId, () =>
    !isFixed && !isDrafted(wanted) && isDrafted(GENERAL) ? GENERAL : wanted,
  );
  const date = 'date' in bound && bound.kind !== 'measurement' ? bound.date : null;
  const noteSeen = notes.find((note) => note.date === date)?.writtenAt;
  const form = useComposer({
    customerId,
    about: bound,
    answering: { ...(answers && { answers }), ...(noteSeen && { noteSeen }) },
    onSent,
  });
  const picture = usePicture({
    customerId,
    draftKey: form.key,
    onUp: (up) => form.change({ picture: up }),
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
      setGeneral(true);
      bind(GENERAL);
    },
  };
}
