import { useEffect, useState } from 'react';
import { usePlanForm } from '../form/planFormContext.ts';
import ImportDialog from './ImportDialog.tsx';
import { looksLikePlan } from './looksLikePlan.ts';
import { PasteOffer } from './PasteOffer.tsx';
import type { ImportStart } from './useImportStart.ts';

type Props = { start: ImportStart; onEnd: () => void; say: (message: string) => void };

/** An import from its beginning on. A paste that was none ends it unseen. */
export default function Importing({ start, onEnd, say }: Props) {
  const form = usePlanForm();
  const [isTaken, take] = useState(start.kind !== 'paste');
  const isOffered = start.kind === 'paste' && looksLikePlan(start.html, start.text);
  const isNothing = !isTaken && !isOffered;
  useEffect(() => {
    if (isNothing) onEnd();
  }, [isNothing, onEnd]);
  if (isNothing) return null;
  if (isTaken) return <ImportDialog start={start} onEnd={onEnd} say={say} />;
  return (
    <PasteOffer
      onKeep={onEnd}
      onImport={() => {
        // What the paste put into cells goes again, unless somebody has written on.
        if (start.kind === 'paste' && start.after === form.state) form.undo();
        take(true);
      }}
    />
  );
}
