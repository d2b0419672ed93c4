import { useQuery } from '@tanstack/react-query';
import type { PracticeThresholds as Saved } from '#domain/attention/attentionSchema.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { useMe } from '../session/session.tsx';
import { practiceThresholdsQuery, saveThresholds } from './api.ts';
import classes from './Thresholds.module.css';
import { ThresholdsFields } from './ThresholdsFields.tsx';
import { useThresholdsForm } from './useThresholdsForm.ts';
import { THRESHOLDS_FAILED } from './words.ts';

const schema = async () =>
  (await import('#domain/attention/attentionSchema.ts')).thresholdsInputSchema;

/** The thresholds from which each reason counts, for the whole practice. */
export default function PracticeThresholds({ onClose }: { onClose: () => void }) {
  const query = useQuery(practiceThresholdsQuery);
  return (
    <Dialog title="Thresholds of the practice" onClose={onClose}>
      <p className={classes.lead}>
        From when on somebody needs you. They hold for all dieticians and all customers; one person
        can have others, by the menu of their row.
      </p>
      {query.data ? (
        <Form saved={query.data} onClose={onClose} />
      ) : (
        <Unloaded
          query={query}
          skeleton={<div className={classes.toCome} aria-busy="true" />}
          failed={THRESHOLDS_FAILED}
        />
      )}
    </Dialog>
  );
}

function Form({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const draftKey = `weekplate:${useMe().id}:thresholds`;
  const form = useThresholdsForm({
    draftKey,
    saved,
    queryKey: practiceThresholdsQuery.queryKey,
    schema,
    save: saveThresholds,
    onStored: onClose,
  });
  return <ThresholdsFields form={form} onCancel={onClose} />;
}
