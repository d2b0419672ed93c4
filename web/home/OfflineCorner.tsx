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
import { WaitingQuestionnaires } from '../questionnaires/SentRow.tsx';
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
import { say } from './words.ts';

/**
 * The last things on the dashboard: that the device has no space left to keep the customer's days, questionnaires
 * that wait, and, if `asks`, what is offered once.
 */
export default function OfflineCorner({ asks }: { asks: boolean }) {
  const { id } = useMe();
  const isFull = useSyncExternalStore(subscribeToRoom, hasNoRoom);
  const keeping = useSyncExternalStore(subscribeToKeeping, keepingHere);
  return (
    <>
      <div role="status">
        {isFull && keeping === 'yes' && <p className={classes.card}>{say.phoneFull}</p>}
      </div>
      <WaitingQuestionnaires customerId={id} />
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
  const { title, text, yes } = say.offers[offer];
  const to = SCREENS[offer];
  const answer = (said: 'yes' | 'no') => {
    setDone(true);
    if (offer === 'keep') answerKeeping(said);
    else answerOffer(offer);
  };
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className="below-2 text-17">{title}</h2>
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
        {offer !== 'install' && (
          <Button variant="subtle" onClick={() => answer('no')}>
            {say.notNow}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The screen on which a Yes is carried out. */
const SCREENS: Partial<Record<Offer, string>> = {
  remind: '/customer/reminders',
  push: '/customer/notifications',
};
