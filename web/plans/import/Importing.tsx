import { useEffect, useState } from 'react';
import type { Found } from '../../import/found.ts';
import { ImportReader } from '../../import/reader.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { usePlanForm } from '../form/planFormContext.ts';
import ImportDialog from './ImportDialog.tsx';
import { optionsFor } from './options.ts';
import classes from './PasteOffer.module.css';
import type { ImportStart } from './useImportStart.ts';
import { IMPORT_IT, KEEP_IT, PASTE_LOOKS_LIKE_PLAN } from './words.ts';

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

type PasteOfferProps = { onImport: () => void; onKeep: () => void };

/** Shown over the plan rather than above it, so that nothing moves while somebody types on. */
const PasteOffer = ({ onImport, onKeep }: PasteOfferProps) => (
  <div className={classes.offer}>
    <Notice
      role="status"
      actions={
        <>
          <Button size="xs" onClick={onImport}>
            {IMPORT_IT}
          </Button>
          <Button size="xs" variant="default" onClick={onKeep}>
            {KEEP_IT}
          </Button>
        </>
      }
    >
      {PASTE_LOOKS_LIKE_PLAN}
    </Notice>
  </div>
);

/** Whether a paste has headings of days or meals, so that it would land in the wrong cells. */
const looksLikePlan = (found: Found): boolean =>
  found.ok &&
  found.weeks.some(
    ({ days, timings }) =>
      timings.filter((timing) => timing !== null).length >= 2 &&
      days.flat().filter((cell) => cell.text !== '').length >= 2,
  );
