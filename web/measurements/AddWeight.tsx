import { useInfiniteQuery } from '@tanstack/react-query';
import { BODY, kindName, quantity } from '#domain/measurements/measurement.ts';
import { rowsOf } from '../api/pages.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Link } from '../kit/Link.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { measurementsQuery } from './api.ts';
import { MeasurementFields, useMeasurementForm } from './MeasurementForm.tsx';
import { dayWords, valueWords } from './MeasurementList.tsx';
import { say } from './words.ts';

/** A customer's weight in three taps: open, type, Save. */
export default function AddWeight({ onClose }: { onClose: () => void }) {
  const { id, today, hidesNumbers } = useMe();
  const units = BODY.weight.units;
  const [last] = rowsOf(useInfiniteQuery(measurementsQuery(id, 'weight')).data);
  const form = useMeasurementForm({
    customerId: id,
    kind: 'weight',
    units,
    today,
    edited: null,
    onStored(stored) {
      onClose();
      toastSuccess(stored.value === null ? ofKit.saved : say.savedValue(valueWords(stored)));
    },
  });
  const hint = last && last.value !== null && !hidesNumbers;
  return (
    <Dialog
      title={say.addWeight}
      onClose={form.busy ? undefined : onClose}
      typed={form.values.value !== ''}
    >
      <MeasurementFields
        form={form}
        name={kindName('weight')}
        units={units}
        today={today}
        hint={
          hint
            ? say.last(quantity(last.value ?? 0, last.unit), dayWords(last.date, today))
            : undefined
        }
        onCancel={onClose}
      />
      <p>
        <Link to="/customer/measurements">{say.allMeasurements}</Link>
      </p>
    </Dialog>
  );
}
