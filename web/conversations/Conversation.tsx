import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Message, Subject, WaitingNote } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import { Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { Composer } from './Composer.tsx';
import { newestWords } from './inWords.ts';
import classes from './Thread.module.css';
import { ThreadDays } from './ThreadDays.tsx';
import { GENERAL } from './useBoundComposer.ts';
import { FREE, useThread } from './useThread.ts';
import { WaitingMessages } from './WaitingMessages.tsx';
import { say } from './words.ts';

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
        aria-label={say.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        {!list.data && (
          <Unloaded
            query={list}
            failed={ofKit.messagesNotLoaded}
            offline={say.backOnceOnline}
            skeleton={<ThreadSkeleton />}
          />
        )}
        {list.data && (
          <div className={classes.thread}>
            {messages.length === 0 && (
              <div className={classes.empty}>
                <h2 className="below-2 text-17">{say.noMessages[side].title}</h2>
                <p className="plain">{say.noMessages[side].text}</p>
              </div>
            )}
            <ShowMore list={list} failed={ofKit.messagesNotLoaded} />
            <ThreadDays {...{ customerId, messages, side, today }} />
            {props.afterThread}
            {waiting}
          </div>
        )}
        {list.isError && !list.data && <div className="grid gap-3 above-4">{waiting}</div>}
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

/** Placeholders for messages from both sides. */
const ThreadSkeleton = () => (
  <div className={classes.thread} role="status" aria-busy="true" aria-label={ofKit.loading}>
    {['60%', '45%', '70%'].map((width, nth) => (
      <div key={width} className={classes.bone} data-own={nth === 1}>
        <Skeleton height={72} width={width} radius="lg" />
      </div>
    ))}
  </div>
);

/** Within this distance of the end, in px, the user counts as reading the end. */
const NEAR = 60;

/**
 * Keeps the end of a list in view if it was in view, and otherwise keeps the rows being read in place when
 * earlier rows arrive above. `oldest` names the first row; null for no row.
 */
function useScrolledToEnd(oldest: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef({ oldest, height: 0 });
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const before = was.current;
    // Runs after every render, because content below the rows may arrive after them.
    if (isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (oldest !== before.oldest) scroller.scrollTop += scroller.scrollHeight - before.height;
    was.current = { oldest, height: scroller.scrollHeight };
  });

  const onScroll = () => {
    const scroller = box.current;
    if (!scroller) return;
    isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  };
  const toEnd = () => {
    isAtEnd.current = true;
  };
  /** For content below the rows that has changed by itself. */
  const keepEnd = () => {
    const scroller = box.current;
    if (scroller && isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
  };
  return { box, onScroll, toEnd, keepEnd };
}
