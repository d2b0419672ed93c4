import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { Link } from '../ui/Link.tsx';
import { conversationQuery, personQuery } from './api.ts';
import type { Shown } from './Conversation.tsx';
import { ConversationActions } from './ConversationActions.tsx';
import { CustomerConversation } from './CustomerConversation.tsx';
import classes from './Inbox.module.css';
import { CHANGE_FAILED, DONE_FAILED } from './inboxWords.ts';
import { useDone } from './useDone.ts';
import type { Settled } from './useInbox.ts';
import { useKeys } from './useKeys.ts';

type Props = {
  customerId: string;
  /** It waits no longer: settled, which can be undone, or put off. */
  onSettled: (settled: Settled | null) => void;
  onLeave: () => void;
};

/** One customer's conversation, what of it waits, and what can be done with it. */
export function InboxPerson({ customerId, onSettled, onLeave }: Props) {
  const person = useQuery(personQuery(customerId)).data;
  const waiting = useQuery(conversationQuery(customerId)).data;
  const [failure, setFailure] = useState<Error | null>(null);
  const name = person ? person.name.trim() || person.email : '';
  const shown = useRef<Shown | null>(null);
  const done = useDone({ customerId, name, waiting, shown, onSettled });
  useKeys({ e: done.settle });
  return (
    <div>
      <div className={classes.head}>
        <h2 tabIndex={-1} title={name}>
          <Link to={`/client/customers/${customerId}`}>
            <bdi>{name || '…'}</bdi>
          </Link>
        </h2>
        {waiting && person && (
          <ConversationActions
            {...{ customerId, person, waiting, done }}
            onFailure={setFailure}
            onSnoozed={() => onSettled(null)}
          />
        )}
      </div>
      {failure && <Failure message={CHANGE_FAILED} reason={messageOf(failure)} />}
      {done.failure && <Failure message={DONE_FAILED} reason={messageOf(done.failure)} />}
      <CustomerConversation {...{ customerId, shown, onLeave }} theirToday={person?.today} />
    </div>
  );
}
