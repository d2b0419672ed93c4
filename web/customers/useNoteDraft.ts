import { useEffect } from 'react';
import type { Notes } from '#domain/coaching/note.ts';
import { useMe } from '../session/session.tsx';
import { useStateOf } from '../ui/useStateOf.ts';
import { keepDraft, keptDraft, type NoteDraft } from './noteDraft.ts';
import { isUnsaved } from './noteState.ts';

/** What is typed and not saved, kept in this browser for as long as it is. */
export function useNoteDraft(customerId: string, saved: Notes | undefined) {
  const { id: myId } = useMe();
  const [draft, setDraft] = useStateOf<NoteDraft | null>(customerId, () =>
    keptDraft(myId, customerId),
  );
  const [first] = useStateOf(customerId, () => draft);
  const [keptHere, setKeptHere] = useStateOf(customerId, () => true);
  const worthKeeping = draft && (!saved || isUnsaved(draft, saved)) ? draft : null;

  useEffect(() => {
    const isKept = keepDraft(myId, customerId, worthKeeping);
    // Not whenever it is so: all of the person would be drawn a second time.
    if (isKept !== keptHere) setKeptHere(isKept);
  }, [myId, customerId, worthKeeping, keptHere, setKeptHere]);

  const isBack = first !== null && worthKeeping !== null;
  return { draft, setDraft, keptHere, returned: isBack ? first : null };
}
