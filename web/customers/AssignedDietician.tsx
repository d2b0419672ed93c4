import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useBriefMessage } from '../kit/time.ts';
import classes from './AssignedDietician.module.css';
import { dieticiansQuery, useAssign } from './api.ts';
import { dieticianChoices, NOBODY } from './dieticianChoices.ts';
import { useLateFailure } from './useLateFailure.ts';

/** Assigns the dietician whom the customer sees under My Dietician. */
export function AssignedDietician({ customer }: { customer: Customer }) {
  const dieticians = useQuery(dieticiansQuery);
  const assign = useAssign(customer.id);
  const late = useLateFailure(customer.id, 'change the dietician');
  const last = useRef(0);
  const [failure, show, clear] = useBriefMessage(5000);
  const chosen = assign.isPending ? assign.variables : customer.dieticianId;

  const choose = (value: string) => {
    clear();
    late.takeBack();
    last.current += 1;
    const mine = last.current;
    // Only the last choice is reported. A promise settles even if another customer is on screen by then.
    const isLast = () => mine === last.current;
    assign.mutateAsync(value === NOBODY ? null : value).then(
      () => isLast() && late.isHere() && toastSuccess('Dietician changed.'),
      (error) => {
        if (!isLast()) return;
        if (late.isHere()) show(messageOf(error));
        else late.say(messageOf(error), false);
      },
    );
  };

  return (
    <>
      <dt id="assigned-dietician">Dietician</dt>
      <dd>
        <div className={classes.field}>
          <select
            aria-labelledby="assigned-dietician"
            className={classes.select}
            value={chosen ?? NOBODY}
            // Not disabled while it is being stored: it would lose the keyboard's focus.
            disabled={!dieticians.data}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {dieticianChoices(dieticians.data?.items ?? [], chosen).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconSelector size={16} stroke={1.5} aria-hidden />
        </div>
        {failure && <Failure message={failure} />}
        {dieticians.isError && (
          <Unloaded query={dieticians} failed="The dieticians could not be fetched." />
        )}
      </dd>
    </>
  );
}
