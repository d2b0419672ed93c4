import { useEffect, useState } from 'react';
import { TAKE_BACK_MS, takeBackRefusal } from '#domain/conversations/message.ts';
import type { Message } from '#domain/conversations/messageSchema.ts';

/** Whether a message can still be taken back; becomes false by itself when the time limit ends. */
export function useCanTakeBack({ mine, sentAt, takenBack, suggestion }: Message): boolean {
  const takenOver = suggestion !== null && suggestion.takenOverAt !== null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Date.parse(sentAt) + TAKE_BACK_MS - Date.now();
    if (left < 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 1);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return !takenBack && takeBackRefusal({ mine, sentAt, takenBack, takenOver }, now) === null;
}
