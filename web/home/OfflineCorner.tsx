import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { loggingOf, type Offer, offerNow } from '#domain/accounts/offers.ts';
import { addDays, weekdayOf } from '#domain/day.ts';
import { twoWeeksFrom, weekOf } from '#domain/plans/weeks.ts';
import { unreadQuery } from '../conversations/api.ts';
import { Button, LinkButton } from '../kit/Button.tsx';
import { hasNoRoom, subscribeToRoom } from '../live/keptAnswers.ts';
import { browserFacts, pushSupport } from '../notifications/pushSupport.ts';
import { plannedDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { remindersQuery } from '../reminders/api.ts';
import {
  answerKeeping,
  answerOffer,
  isAnswered,
  keepingHere,
  subscribeToKeeping,
} from '../session/kept.ts';
import { useMe } from '../session/session.ts';
import classes from './OfflineCorner.module.css';

/**
 * The last thing on the dashboard: that the device has no space left to keep the customer's days, and, if `asks`,
 * what is offered once.
 */
export default function OfflineCorner({ asks }: { asks: boolean }) {
  const isFull = useSyncExternalStore(subscribeToRoom, hasNoRoom);
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  return (
    <>
      <div role="status">
        {isFull && keeping === 'yes' && (
          <p className={classes.card}>
            This phone is full, so your days can’t be kept on it. What you log is still sent. Free
            up some space, then open Weekplate again.
          </p>
        )}
      </div>
      {asks && <OneOffer />}
    </>
  );
}

/** What fits this moment, one thing in a visit, until it is answered. */
function OneOffer() {
  const me = useMe();
  const { id, today } = me;
  const [isDone, setDone] = useState(false);
  // On Mondays, yesterday is in another week.
  const span = weekdayOf(today) === 1 ? weekOf(addDays(today, -1)) : twoWeeksFrom(today);
  const weeks = useQuery(plannedDaysQuery(id, span));
  const day = useQuery(trackedDayQuery(id, today));
  const unread = useQuery(unreadQuery(id));
  const logging = loggingOf(weeks.data?.days ?? [], me);
  const mayRemind = logging.missedEvening && !isAnswered('remind');
  const reminders = useQuery({ ...remindersQuery(id), enabled: mayRemind });
  const support = pushSupport(browserFacts());
  const offer = offerNow(
    {
      missedEvening: logging.missedEvening,
      hasLogged: logging.hasLogged || Boolean(day.data?.record),
      hasReminder: reminders.data?.items.length !== 0,
      hasMessage: (unread.data ?? 0) > 0,
      // Without a service worker, nothing opens offline.
      canKeep: 'serviceWorker' in navigator,
      canPush: support === 'possible' && Notification.permission === 'default',
      needsHomeScreen: support === 'home-screen-first',
    },
    isAnswered,
  );
  if (offer === null || offer === 'name' || isDone) return null;
  const { title, text, yes, to, no } = OFFER_WORDS[offer];
  const answer = (said: 'yes' | 'no') => {
    setDone(true);
    if (offer === 'keep') answerKeeping(said);
    else answerOffer(offer);
  };
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p>{text}</p>
      <div className="buttons">
        {to ? (
          <LinkButton variant="light" to={to} onClick={() => answer('yes')}>
            {yes}
          </LinkButton>
        ) : (
          <Button variant="light" onClick={() => answer('yes')}>
            {yes}
          </Button>
        )}
        {no && (
          <Button variant="subtle" onClick={() => answer('no')}>
            {no}
          </Button>
        )}
      </div>
    </section>
  );
}

type Words = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** The screen on which a Yes is carried out. */
  readonly to?: string;
  readonly no?: string;
};

const NOT_NOW = 'Not Now';

const OFFER_WORDS: Readonly<Record<Exclude<Offer, 'name'>, Words>> = {
  keep: {
    title: 'Keep my days on this phone?',
    text: 'Then today, your plan and the shopping list open even without a connection, such as in a supermarket. Only do this on a device nobody else uses. Logging out removes it, and you can change it in Sign-in settings.',
    yes: 'Keep My Days',
    no: NOT_NOW,
  },
  remind: {
    title: 'Would a reminder help?',
    text: 'Yesterday wasn’t logged. Choose a time, and we’ll remind you on days that aren’t complete.',
    yes: 'Choose a Time',
    to: '/customer/reminders',
    no: NOT_NOW,
  },
  push: {
    title: 'Get your dietician’s messages at once?',
    text: 'You have a message. This device can tell you about the next one, even while Weekplate is closed.',
    yes: 'Set Up Push',
    to: '/customer/notifications',
    no: NOT_NOW,
  },
  install: {
    title: 'Put Weekplate on your home screen',
    text: 'In Safari, press Share, then Add to Home Screen. It opens like an app, with one tap.',
    yes: 'Got It',
  },
};
