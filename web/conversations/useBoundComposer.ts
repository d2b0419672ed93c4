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
  /** What a message would be about now. */
  readonly proposed: Subject;
  /** Beside one thing a message is about that thing, whatever else is begun. */
  readonly isFixed: boolean;
  /** Of a dietician: the id of the last message of the customer that is answered; absent: none. */
  readonly answers: string | undefined;
  /** Of a dietician: the notes of days on screen. That of the day one writes about is answered, too. */
  readonly notes: readonly WaitingNote[];
  readonly onSent: (message: Message) => void;
};

/**
 * A message about what is proposed. Once something is typed, or a picture is on its way, it stays about the same, whatever is proposed
 * meanwhile, so that a half-written text stays in sight.
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
    /** The message is about nothing in particular; what is typed is taken along. */
    makeGeneral() {
      if (form.hasContent) carried.current = { ...form.draft, sent: null };
      form.drop();
      setGeneral(true);
      bind(GENERAL);
    },
  };
}
