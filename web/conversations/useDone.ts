import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Conversation, DoneInput } from '#domain/conversations/conversationSchema.ts';
import { type Intent, intentOf } from '../draft/createOnce.ts';
import { conversed, markDone } from './api.ts';
import type { Shown } from './Conversation.tsx';
import { hasAllWaiting, lastSeen } from './seen.ts';
import type { Settled } from './useInbox.ts';
import { say } from './words.ts';

type Setup = {
  readonly customerId: string;
  readonly name: string;
  readonly waiting: Conversation | undefined;
  /** The messages on screen; null while there are none yet. */
  readonly shown: RefObject<Shown | null>;
  readonly onSettled: (settled: Settled) => void;
  readonly isResting: () => boolean;
};

/** The time in which the browser reports which newly drawn messages are in view. */
const LOOK_MS = 150;

/** Settles, without an answer, exactly what is on screen; nothing is settled before it was seen. */
export function useDone(setup: Setup) {
  const { customerId, name, waiting, shown, onSettled, isResting } = setup;
  const [last, setLast] = useState<Intent<DoneInput> | null>(null);
  const done = useMutation({
    mutationFn: (intent: Intent<DoneInput>) => markDone(customerId, intent.input, intent.key),
    onSuccess: ({ id }) => onSettled({ customerId, name, id }),
    onSettled: () => conversed(customerId),
  });
  const [hint, setHint] = useState<string | null>(null);
  /** What was seen; undefined if something that waits was not seen; null if there is nothing to settle. */
  const seen = (): DoneInput | null | undefined => {
    if (!waiting || !shown.current || done.isPending) return null;
    const { messages, notes } = waiting;
    const upTo = messages ? lastSeen(shown.current, waiting) : null;
    if (upTo === undefined) return undefined;
    if (upTo === null && notes.length === 0) return null;
    return { upTo, notes: notes.map(({ date, writtenAt }) => ({ date, writtenAt })) };
  };
  const settle = (isSecond: boolean) => {
    const input = seen();
    if (input === undefined) {
      if (!shown.current) return;
      if (!hasAllWaiting(shown.current, waiting)) {
        shown.current.more();
        setHint(say.earlierWait);
      } else if (isSecond) setHint(say.notAllSeen);
      else setTimeout(() => settle(true), LOOK_MS);
      return;
    }
    if (!input) return;
    const intent = intentOf(last, input);
    setLast(intent);
    done.mutate(intent);
  };
  return {
    busy: done.isPending,
    failure: done.error,
    /** What the user has to do first. */
    hint,
    /** Whether something waits. */
    isNeeded: waiting !== undefined && (waiting.messages !== null || waiting.notes.length > 0),
    settle() {
      if (isResting()) return;
      setHint(null);
      settle(false);
    },
  };
}
