import { useContext, useState } from 'react';
import { focusFieldSoon } from '../form/focusField.ts';
import { graveOf, MarksContext } from './marksContext.ts';
import { REASON_FIELD, REASON_NEEDED } from './words.ts';

export type MarkReason = ReturnType<typeof useMarkReason>;

/** The typed reason for uploading a plan whose meals name what its customer must not eat. */
export function useMarkReason() {
  const marks = useContext(MarksContext);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const ask = () => {
    setError(REASON_NEEDED);
    focusFieldSoon(REASON_FIELD);
  };
  return {
    text,
    error,
    write: (next: string) => {
      setText(next);
      setError(undefined);
    },
    ask,
    /** True when the plan may be sent: nothing is known to be marked, or the reason is there. */
    isGiven(): boolean {
      marks?.flush();
      if (text.trim() !== '' || graveOf(marks?.cells ?? null).length === 0) return true;
      ask();
      return false;
    },
    clear: () => {
      setText('');
      setError(undefined);
    },
  };
}
