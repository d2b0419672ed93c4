import { useContext, useState } from 'react';
import { isMarkReason } from '#domain/plans/markReason.ts';
import { focusFieldSoon } from '../form/focusField.ts';
import { REASON_AGAIN, REASON_FIELD, REASON_NEEDED, REASON_SHORT } from '../words.ts';
import { type Covered, coveredBy, heldOf, isMore, MarksContext } from './planMarks.ts';

export type MarkReason = ReturnType<typeof useMarkReason>;

const NOTHING: Covered = new Set();

/** The typed reason for uploading a plan with meals that mention what its customer must not eat. */
export function useMarkReason() {
  const marks = useContext(MarksContext);
  const [text, setText] = useState('');
  const [covered, setCovered] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const heldNow = () => {
    marks?.flush();
    return heldOf(marks?.cells ?? null);
  };
  const ask = (why = REASON_NEEDED) => {
    setError(why);
    focusFieldSoon(REASON_FIELD);
  };
  return {
    text,
    error,
    write: (next: string) => {
      setText(next);
      setCovered(coveredBy(heldNow()));
      setError(undefined);
    },
    ask: () => ask(),
    /** True when the plan may be sent: no meal is known to be marked, or the reason is given. */
    isGiven(): boolean {
      const held = heldNow();
      if (held.length === 0) return true;
      if (!isMarkReason(text)) {
        ask(text.trim() === '' ? REASON_NEEDED : REASON_SHORT);
        return false;
      }
      if (!isMore(held, covered)) return true;
      // Ask only once about added marks: the same words may cover them.
      setCovered(coveredBy(held));
      ask(REASON_AGAIN);
      return false;
    },
    clear: () => {
      setText('');
      setCovered(NOTHING);
      setError(undefined);
    },
  };
}
