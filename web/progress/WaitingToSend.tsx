import { useEffect, useSyncExternalStore } from 'react';
import { type Day, formatDay, formatTime } from '#domain/day.ts';
import {
  isRead,
  readWaiting,
  removeChange,
  retryChange,
  subscribe,
  waitingChanges,
} from '../changes/changesHere.ts';
import { Button } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { Change } from '../store/change.ts';
import { DAY } from './dayShown.ts';
import classes from './WaitingToSend.module.css';
import { say } from './words.ts';

/** Quietly lists what waits on this device to be sent for this person; usually nothing. */
export default function WaitingToSend() {
  const changes = useSyncExternalStore(subscribe, waitingChanges);
  const isKnown = useSyncExternalStore(subscribe, isRead);
  useEffect(readWaiting, []);
  const days = waitingDays(changes);
  const items = changes.filter(({ kind }) => kind !== DAY);
  const words = waitingWords(days.reduce((sum, { count }) => sum + count, items.length));
  return (
    <div role="status">
      {isKnown && words && (
        <details
          className={classes.waiting}
          open={items.some(({ refused }) => refused !== null) || undefined}
        >
          <summary>{words}</summary>
          <p className="quiet">{say.sentByItself}</p>
          <ul>
            {days.map(({ date, count, refused }) => (
              <li key={date}>
                {say.loggedFor(formatDay(date, 'long'), count)}
                {refused.length > 0 && (
                  <>
                    <p>{say.notSent(refused[0]?.refused ?? '')}</p>
                    <Button
                      variant="light"
                      onClick={() => {
                        for (const { key } of refused) void retryChange(key);
                      }}
                    >
                      {say.tryAgain}
                    </Button>
                  </>
                )}
              </li>
            ))}
            {items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Item({ item }: { item: Change }) {
  const { key, text, refused } = item;
  return (
    <li>
      <p dir="auto" className="breaks as-typed">
        {text}
      </p>
      <p className="quiet">{sinceWords(item)}</p>
      {refused !== null && (
        <>
          <p>{say.notSent(refused)}</p>
          <div className="buttons">
            <Button variant="light" onClick={() => void retryChange(key)}>
              {say.tryAgain}
            </Button>
            <Button variant="subtle" onClick={() => void navigator.clipboard?.writeText(text)}>
              {say.copyText}
            </Button>
            <Button variant="subtle" color="red" onClick={() => removeChange(key)}>
              {ofKit.delete}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** A day whose changes wait to be sent, and those of them that the server has refused. */
type WaitingDay = {
  readonly date: Day;
  readonly count: number;
  readonly refused: readonly Change[];
};

/** The days whose changes wait to be sent, the latest first. */
export function waitingDays(changes: readonly Change[]): WaitingDay[] {
  const ofDays = changes.filter(
    ({ kind, isDraft, contested }) => kind === DAY && !isDraft && !contested,
  );
  const byDate = Map.groupBy(ofDays, ({ date }) => date);
  return [...byDate]
    .map(([date, own]) => {
      const refused = own.filter((each) => each.refused !== null);
      return { date, count: own.length, refused };
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** '1 thing waits to be sent', '2 things wait to be sent'; '' for none. */
export const waitingWords = (count: number): string => (count === 0 ? '' : say.thingsWait(count));

/** When it was made, by the person's own clock. Words such as 'Today' are not enough offline. */
const sinceWords = ({ date, madeAt }: Change): string =>
  say.since(formatDay(date, 'short'), formatTime(new Date(madeAt)));
