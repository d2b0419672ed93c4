import { useQuery } from '@tanstack/react-query';
import type { OwnThresholds } from '#domain/attention/attentionSchema.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { useMe } from '../session/session.tsx';
import { ownThresholdsQuery, saveOwnThresholds } from './api.ts';
import classes from './Thresholds.module.css';
import { ThresholdsFields } from './ThresholdsFields.tsx';
import { useThresholdsForm } from './useThresholdsForm.ts';
import { THRESHOLDS_FAILED } from './words.ts';

const schema = async () =>
  (await import('#domain/attention/attentionSchema.ts')).ownThresholdsInputSchema;

type Props = { customerId: string; name: string; onClose: () => void };

/** The thresholds from which each reason counts, for one customer. */
export default function PersonThresholds({ customerId, name, onClose }: Props) {
  const query = useQuery(ownThresholdsQuery(customerId));
  return (
    <Dialog title={`Thresholds for ${name}`} onClose={onClose}>
      <p className={classes.lead}>
        From when on they need you, for all dieticians. An empty field goes with the practice, whose
        number stands in it in grey.
      </p>
      {query.data ? (
        <Form {...{ customerId, onClose }} saved={query.data} />
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

type FormProps = { customerId: string; saved: OwnThresholds; onClose: () => void };

function Form({ customerId, saved, onClose }: FormProps) {
  const draftKey = `weekplate:${useMe().id}:thresholds:${customerId}`;
  const form = useThresholdsForm({
    draftKey,
    saved,
    queryKey: ownThresholdsQuery(customerId).queryKey,
    schema,
    save: (input, basedOn) => saveOwnThresholds(customerId, input, basedOn),
    onStored: onClose,
  });
  return <ThresholdsFields form={form} otherwise={saved.practice} onCancel={onClose} />;
}
