import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { customerQuery } from '../api/customer.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Failure, Unreached, VisuallyHidden } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { conversationQuery } from './api.ts';
import type { Shown } from './Conversation.tsx';
import { ConversationActions } from './ConversationActions.tsx';
import { CustomerConversation } from './CustomerConversation.tsx';
import classes from './InboxPerson.module.css';
import { useDone } from './useDone.ts';
import type { Settled } from './useInbox.ts';
import { useKeys } from './useKeys.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** Called when the conversation no longer waits: settled (which can be undone), or snoozed (null). */
  onSettled: (settled: Settled | null) => void;
  onLeave: () => void;
  /** Whether this customer was opened automatically just now: a press then is not meant for them. */
  isResting: () => boolean;
  /** The Undo for the customer settled before, if it is not shown beside this. */
  undo?: ReactNode;
};

/** There is no such customer, or access to them has ended: retrying cannot help. */
const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

export function InboxPerson({ customerId, onSettled, onLeave, isResting, undo }: Props) {
  const asked = useQuery(customerQuery(customerId));
  const state = useQuery(conversationQuery(customerId));
  const [person, waiting] = [asked.data, state.data];
  const unreached = [asked, state].find(({ isError }) => isError);
  const [failure, setFailure] = useState<Error | null>(null);
  const name = person ? person.name.trim() || person.email : '';
  const shown = useRef<Shown | null>(null);
  const done = useDone({ customerId, name, waiting, shown, onSettled, isResting });
  useKeys({ e: (isHeld) => isHeld || done.settle() });
  if (isGone(asked.error))
    return (
      <EmptyState icon={IconUserOff} title={say.noSuchCustomer}>
        {say.noSuchCustomerHint}
      </EmptyState>
    );
  return (
    <div>
      <div className={classes.head}>
        <h2 tabIndex={-1} title={name}>
          {person ? (
            <Link to={`/client/customers/${customerId}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <Unnamed isComing={!asked.isError} />
          )}
        </h2>
        {waiting && person && (
          <ConversationActions
            {...{ customerId, person, waiting, done }}
            onFailure={setFailure}
            onSnoozed={() => onSettled(null)}
          />
        )}
      </div>
      {undo}
      {unreached && (
        <Unreached
          error={unreached.error}
          failed={asked.isError ? ofKit.customerNotLoaded : say.waitingNotLoaded}
          reason={messageOf(unreached.error)}
          isStale={unreached.data !== undefined}
          onRetry={() => {
            for (const { isError, refetch } of [asked, state])
              if (isError) void refetch({ cancelRefetch: false });
          }}
        />
      )}
      <Failure message={say.changeFailed} error={failure} />
      <Failure message={say.doneFailed} error={done.failure} />
      <p role="status" className={classes.hint}>
        {done.hint}
      </p>
      <CustomerConversation {...{ customerId, shown, onLeave }} theirToday={person?.today} />
    </div>
  );
}

/** Shown in place of a customer's name that is still loading or not available. */
const Unnamed = ({ isComing }: { isComing: boolean }) =>
  isComing ? (
    <>
      <VisuallyHidden>{ofKit.customer}</VisuallyHidden>
      <Skeleton height={24} width={160} />
    </>
  ) : (
    ofKit.customer
  );
