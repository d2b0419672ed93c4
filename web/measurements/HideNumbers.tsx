import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { HiddenNumbers } from '#domain/measurements/measurementSchema.ts';
import { get, send } from '../api/request.ts';
import { Failure } from '../kit/Notice.tsx';
import { invalidate, queryClient } from '../live/queryClient.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { customerPath } from './api.ts';
import classes from './HideNumbers.module.css';
import { say } from './words.ts';

const pathOf = (customerId: string) => `${customerPath(customerId)}/hidden-numbers`;

const hiddenNumbersQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'hidden-numbers'],
    queryFn: () => get<HiddenNumbers>(pathOf(customerId)),
  });

type Props = {
  customerId: string;
  /** Whether the reader is the customer, not a dietician. */
  isOwn: boolean;
};

/**
 * A switch that hides the figures of weight, body and energy from a customer; customer and dietician can both
 * change it.
 */
export function HideNumbers({ customerId, isOwn }: Props) {
  const about = useId();
  const query = hiddenNumbersQuery(customerId);
  const { data } = useQuery(query);
  // Shows the press at once, because the mutation reports it a little later.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (hidden: boolean) => send<HiddenNumbers>('PUT', pathOf(customerId), { hidden }),
    async onSuccess(stored) {
      queryClient.setQueryData(query.queryKey, stored);
      if (isOwn) await refreshSession();
      invalidate(['customers', customerId]);
    },
    onSettled: () => setPressed(null),
  });
  if (!data) return null;
  const hidden = pressed ?? data.hidden;
  return (
    <div className="grid gap-1">
      <label className="row gap-2 tall medium pointer">
        <input
          type="checkbox"
          role="switch"
          className={classes.box}
          checked={hidden}
          aria-checked={hidden}
          aria-describedby={about}
          onChange={() => {
            if (pressed !== null) return;
            setPressed(!hidden);
            change.mutate(!hidden);
          }}
        />
        {say.hideNumbers}
      </label>
      <p id={about} className="small pretty">
        {isOwn ? say.hidesOwn : say.hidesTheirs}
      </p>
      <Failure message={say.failedToChange} error={change.error} />
    </div>
  );
}
