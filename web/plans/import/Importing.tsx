import { useEffect, useState } from 'react';
import { ImportReader } from '../../import/reader.ts';
import { usePlanForm } from '../form/planForm.ts';
import ImportDialog from './ImportDialog.tsx';
import { looksLikePlan } from './looksLikePlan.ts';
import { optionsFor } from './options.ts';
import { PasteOffer } from './PasteOffer.tsx';
import type { ImportStart } from './useImportStart.ts';

type Props = { start: ImportStart; onEnd: () => void; say: (message: string) => void };

/** An import from its beginning. It ends unseen if the paste was no plan. */
export default function Importing({ start, onEnd, say }: Props) {
  const form = usePlanForm();
  const [reader] = useState(() => new ImportReader());
  const [step, setStep] = useState<'looking' | 'offered' | 'taken'>(
    start.kind === 'paste' ? 'looking' : 'taken',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paste is read once; each import mounts this component anew.
  useEffect(() => {
    if (start.kind === 'paste')
      void reader.paste(start.html, start.text, optionsFor(form)).then((found) => {
        if (found && looksLikePlan(found)) setStep('offered');
        else if (found) onEnd();
      });
    return () => reader.end();
  }, []);
  if (step === 'looking') return null;
  if (step === 'taken')
    return <ImportDialog start={start} reader={reader} onEnd={onEnd} say={say} />;
  return (
    <PasteOffer
      onKeep={onEnd}
      onImport={() => {
        // Undoes what the paste put into cells, unless the dietician has typed since.
        if (start.kind === 'paste' && start.after === form.state) form.undo();
        setStep('taken');
      }}
    />
  );
}
