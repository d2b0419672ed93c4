import { type ReactNode, useRef } from 'react';
import type { WaitingNote } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import type { Message, Subject } from '#domain/conversations/messageSchema.ts';
import type { Day } from '#domain/day.ts';
import { Unloaded } from '../ui/Notice.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { VisuallyHidden } from '../ui/Spoken.tsx';
import { Composer } from './Composer.tsx';
import classes from './Thread.module.css';
import { ThreadDays } from './ThreadDays.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { GENERAL } from './useBoundComposer.ts';
import { useScrolledToEnd } from './useScrolledToEnd.ts';
import { FREE, useThread } from './useThread.ts';
import { WaitingMessages } from './WaitingMessages.tsx';
import { LOAD_FAILED, NO_MESSAGES, newestWords, OFFLINE_HERE } from './words.ts';

/** The messages on screen, the newest first, which of them were in view, and whether these are all. */
export type Shown = {
  readonly messages: readonly Message[];
  readonly seen: ReadonlySet<string>;
  readonly isAll: boolean;
  /** Fetches earlier ones. */
  readonly more: () => void;
};

type Props = {
  customerId: string;
  /** Who reads and writes. */
  side: Side;
  /** The reader's own today. */
  today: Day;
  /** For a dietician: the customer's own today. */
  suggestsFrom?: Day | undefined;
  /** For a dietician: the subject of what waits for an answer. */
  asked?: Subject | undefined;
  /** For a dietician: the message that an answer answers, given the messages on screen. */
  answersOf?: (shown: Shown) => string | undefined;
  /** For a dietician: the waiting notes of days, and how to show them under the messages. */
  notes?: readonly WaitingNote[];
  afterThread?: ReactNode;
  onLeave?: (() => void) | undefined;
};

/** All messages of a customer, the newest at the end, with the field for the next one below. */
export function Conversation(props: Props) {
  const { customerId, side, today } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { list, messages, seen, writing } = useThread(customerId, side, { frame });
  const scroll = useScrolledToEnd(messages.at(-1)?.id ?? null);
  const newest = messages[0];
  const waiting = side === 'customer' && (
    <WaitingMessages customerId={customerId} onChange={scroll.keepEnd} />
  );
  return (
    <div ref={frame} className={classes.conversation}>
      <section
        ref={scroll.box}
        className={classes.scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        {!list.data && (
          <Unloaded
            query={list}
            failed={LOAD_FAILED}
            offline={OFFLINE_HERE}
            skeleton={<ThreadSkeleton />}
          />
        )}
        {list.data && (
          <div className={classes.thread}>
            {messages.length === 0 && (
              <div className={classes.empty}>
                <h2>{NO_MESSAGES[side].title}</h2>
                <p>{NO_MESSAGES[side].text}</p>
              </div>
            )}
            <ShowMore list={list} failed={LOAD_FAILED} />
            <ThreadDays {...{ customerId, messages, side, today }} />
            {props.afterThread}
            {waiting}
          </div>
        )}
        {list.isError && !list.data && <div className={classes.waiting}>{waiting}</div>}
      </section>
      <Composer
        {...{ customerId, side }}
        writing={writing ?? FREE}
        subject={GENERAL}
        asked={props.asked}
        showsSubject
        answers={
          list.data &&
          props.answersOf?.({
            messages,
            seen,
            isAll: !list.hasNextPage,
            more: () => void list.fetchNextPage(),
          })
        }
        notes={props.notes ?? []}
        suggestsFrom={props.suggestsFrom}
        onSent={scroll.toEnd}
        onLeave={props.onLeave}
      />
      <VisuallyHidden role="status">
        {newest && newest.from !== side ? newestWords(newest) : ''}
      </VisuallyHidden>
    </div>
  );
}
