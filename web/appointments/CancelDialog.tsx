import { useState } from 'react';
import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import { REASON_MAX } from '#domain/appointments/hours.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { cancel, useChange } from './api.ts';
import { whenWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  appointment: Appointment;
  zone: string;
  onClose: () => void;
};

export function CancelDialog({ customerId, appointment, zone, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChange(customerId);
  const confirm = () =>
    mutate(() => cancel(customerId, appointment, reason), {
      onSuccess() {
        toastSuccess(say.cancelled);
        onClose();
      },
    });
  return (
    <Dialog
      title={say.cancelQuestion}
      onClose={isPending ? undefined : onClose}
      typed={reason !== ''}
    >
      <p>{whenWords(appointment, zone)}</p>
      <Field
        label={ofKit.reason}
        hint={say.reasonHint}
        value={reason}
        maxLength={REASON_MAX}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Failure message={say.cancelFailed} error={error} />
      <Foot
        does={say.cancelAppointment}
        onPress={confirm}
        onCancel={onClose}
        busy={isPending}
        isFinal
        asks
        keeps={say.keepIt}
      />
    </Dialog>
  );
}
