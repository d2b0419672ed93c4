import { useRef, useState } from 'react';
import type { Message, Subject } from '#domain/conversations/conversationSchema.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import classes from './AskDialog.module.css';
import { Composer } from './Composer.tsx';
import { inputOf } from './inWords.ts';
import { subjectKey } from './messageDraft.ts';
import { SubjectLine } from './SubjectLine.tsx';
import { ThreadDays } from './ThreadDays.tsx';
import { FREE, useThread } from './useThread.ts';
import { WaitingMessages } from './WaitingMessages.tsx';
import { say } from './words.ts';

type Props = {
  customerId: string;
  subject: Subject;
  /** What was eaten instead of the meal. */
  eaten?: string | undefined;
  onClose: () => void;
};

/** A question about one thing, over the screen that shows it, with the earlier messages about it. */
export default function AskDialog({ customerId, subject, eaten, onClose }: Props) {
  const { today } = useMe();
  const [isSent, setSent] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const key = subjectKey(inputOf(subject));
  const isShown = (message: Message) => subjectKey(inputOf(message.subject)) === key;
  const date = subject.kind === 'day' || subject.kind === 'meal' ? subject.date : null;
  const { list, messages, writing } = useThread(customerId, 'customer', {
    frame,
    date,
    isShown,
  });
  return (
    <Dialog title={say.askYourDietician} onClose={onClose}>
      <div ref={frame} className="narrow gap-3 shrinks">
        <SubjectLine {...{ customerId, subject }} side="customer" />
        {eaten && (
          <p className="quiet" dir="auto">
            {eaten}
          </p>
        )}
        {!list.data && (
          <Unloaded
            query={list}
            failed={ofKit.messagesNotLoaded}
            offline={say.backOnceOnline}
            skeleton={<Skeleton height={24} />}
          />
        )}
        {messages.length > 0 && (
          <div className="column gap-3 shrinks">
            <ShowMore list={list} failed={ofKit.messagesNotLoaded} />
            <ThreadDays {...{ customerId, messages, today }} side="customer" withSubject={false} />
          </div>
        )}
        <WaitingMessages customerId={customerId} subject={key} />
        <p role="status" className={classes.sent}>
          {isSent ? say.sentToDietician : ''}
        </p>
        <Composer
          {...{ customerId, subject }}
          side="customer"
          writing={writing ?? FREE}
          plain
          autoFocus
          onSent={() => setSent(true)}
        />
      </div>
    </Dialog>
  );
}
