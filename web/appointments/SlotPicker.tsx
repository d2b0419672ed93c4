import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '#domain/appointments/appointmentSchema.ts';
import { addDays, type Day, dayIn, formatDay } from '#domain/day.ts';
import { zoneWords } from '#domain/moment.ts';
import { Button, StayingButton } from '../kit/Button.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import classes from './Appointments.module.css';
import { offerQuery, SHOWN_DAYS } from './api.ts';
import { dayOf, timeWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  /** The time that is being booked, while it is. */
  busyAt: string | null;
  onChoose: (startsAt: string) => void;
};

/** The times that the customer's dietician offers, by day, in the customer's own zone. */
export function SlotPicker({ busyAt, onChoose }: Props) {
  const me = useMe();
  const zone = me.timeZone ?? 'UTC';
  const [from, setFrom] = useState<Day | null>(null);
  const offer = useQuery(offerQuery(me.id, from));
  if (!offer.data)
    return <Unloaded query={offer} failed={say.offerFailed} skeleton={<Skeleton height={180} />} />;
  const { items, timeZone, until } = offer.data;
  const today = dayIn(timeZone, new Date());
  const first = from ?? today;
  const days = byDay(items, zone);
  return (
    <div className="grid gap-3">
      {timeZone !== zone && <p className="muted">{say.timesIn(zoneWords(zone))}</p>}
      {days.map(([day, slots]) => (
        <section key={day} className="grid gap-2" aria-label={formatDay(day, 'long')}>
          <h3 className="text-15 bold">{formatDay(day, 'long')}</h3>
          <div className="wrap gap-2">
            {slots.map(({ startsAt }) => (
              <StayingButton
                key={startsAt}
                className={classes.slot}
                disabled={busyAt !== null}
                data-loading={busyAt === startsAt || undefined}
                aria-label={ofKit.dayAndTime(formatDay(day, 'long'), timeWords(startsAt, zone))}
                onClick={() => onChoose(startsAt)}
              >
                {timeWords(startsAt, zone)}
              </StayingButton>
            ))}
          </div>
        </section>
      ))}
      {days.length === 0 && <p role="status">{say.noneInTheseDays}</p>}
      <div className="buttons">
        {first > today && (
          <Button
            variant="default"
            icon={IconChevronLeft}
            onClick={() => setFrom(addDays(first, -SHOWN_DAYS))}
          >
            {say.earlierTimes}
          </Button>
        )}
        {until !== null && addDays(first, SHOWN_DAYS) <= until && (
          <Button
            variant="default"
            icon={IconChevronRight}
            onClick={() => setFrom(addDays(first, SHOWN_DAYS))}
          >
            {say.laterTimes}
          </Button>
        )}
      </div>
    </div>
  );
}

function byDay(items: Offer['items'], zone: string): [Day, Offer['items']][] {
  const days = new Map<Day, Offer['items']>();
  for (const slot of items) {
    const day = dayOf(slot.startsAt, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
