import { IconCalendarClock, IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { rowsOf } from '../api/pages.ts';
import { newKey } from '../draft/createOnce.ts';
import { Button } from '../kit/Button.tsx';
import { Link, TextLink } from '../kit/Link.tsx';
import { EmptyState, Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMinute } from '../kit/time.ts';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { AppointmentItem, Where } from './AppointmentItem.tsx';
import classes from './Appointments.module.css';
import { appointmentsQuery, bookSlot, moveToSlot, offerQuery, useChange } from './api.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ahead, isAhead, soonWords, whenWords } from './inWords.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { say } from './words.ts';

export const prefetchData = ({ id }: Me) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(appointmentsQuery(id)),
    queryClient.prefetchQuery(offerQuery(id, null)),
  ]);

/** `/customer/appointments`: what lies ahead, what can be booked, and what was. */
export default function OwnScreen() {
  const me = useMe();
  const zone = me.timeZone ?? 'UTC';
  const now = useMinute();
  const list = useInfiniteQuery(appointmentsQuery(me.id));
  const items = rowsOf(list.data);
  const next = ahead(items, now);
  const earlier = items.filter((each) => !isAhead(each, now));
  const [moving, setMoving] = useState<Appointment | null>(null);
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  return (
    <Page title={say.appointments} narrow>
      {!list.data && (
        <Unloaded query={list} failed={say.loadFailed} skeleton={<Skeleton height={160} />} />
      )}
      {next.length > 0 && (
        <ul className="card" aria-label={say.ahead}>
          {next.map((each) => (
            <li key={each.id} className="ruled">
              <AppointmentItem appointment={each} zone={zone} reader="customer">
                <Actions
                  appointment={each}
                  now={now}
                  onMove={() => setMoving(each)}
                  onCancel={() => setCancelling(each)}
                />
              </AppointmentItem>
            </li>
          ))}
        </ul>
      )}
      {list.data && (
        <Booking
          key={moving?.id ?? 'new'}
          moving={moving}
          onDone={() => setMoving(null)}
          hasNext={next.length > 0}
        />
      )}
      {earlier.length > 0 && (
        <section className="grid gap-2" aria-labelledby="earlier-appointments">
          <h2 id="earlier-appointments" className="text-17">
            {say.earlier}
          </h2>
          <ul className="card">
            {earlier.map((each) => (
              <li key={each.id} className="ruled">
                <AppointmentItem appointment={each} zone={zone} reader="customer" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShowMore list={list} />
      {cancelling && (
        <CancelDialog
          customerId={me.id}
          appointment={cancelling}
          zone={zone}
          onClose={() => setCancelling(null)}
        />
      )}
    </Page>
  );
}

type ActionsProps = {
  appointment: Appointment;
  now: Date;
  onMove: () => void;
  onCancel: () => void;
};

/** Moving and cancelling; when it is too late for that, whom to write to. */
function Actions({
  appointment: { changeableUntil, dietician },
  now,
  onMove,
  onCancel,
}: ActionsProps) {
  if (Date.parse(changeableUntil) < now.getTime())
    return (
      <p className="muted">
        {say.tooLateToChange} <TextLink to="/customer/messages">{say.writeMessage}</TextLink>
      </p>
    );
  return (
    <div className="buttons" data-at-start>
      {dietician && (
        <Button variant="default" size="sm" onClick={onMove}>
          {say.move}
        </Button>
      )}
      <Button variant="subtle" color="red" size="sm" onClick={onCancel}>
        {say.cancelAppointment}
      </Button>
    </div>
  );
}

type BookingProps = { moving: Appointment | null; hasNext: boolean; onDone: () => void };

/** The offered times, for a new appointment or for one that moves; or why there are none. */
function Booking({ moving, hasNext, onDone }: BookingProps) {
  const me = useMe();
  const zone = me.timeZone ?? 'UTC';
  const offer = useQuery(offerQuery(me.id, null)).data;
  const { mutate, isPending, error } = useChange(me.id);
  const [chosen, setChosen] = useState<string | null>(null);
  // The same key for the same time, so that pressing again after a lost answer books it once.
  const keys = useRef(new Map<string, string>());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moving) title.current?.focus();
  }, [moving]);
  if (!offer) return null;
  if (!offer.isOffering) {
    if (hasNext) return null;
    return (
      <EmptyState icon={IconCalendarClock} title={say.noneAhead}>
        {say.noHoursYet} <TextLink to="/customer/messages">{say.writeMessage}</TextLink>
      </EmptyState>
    );
  }
  const choose = (startsAt: string) => {
    setChosen(startsAt);
    const key = keys.current.get(startsAt) ?? newKey();
    keys.current.set(startsAt, key);
    mutate(() => (moving ? moveToSlot(me.id, moving, startsAt) : bookSlot(me.id, startsAt, key)), {
      onSuccess(stored) {
        keys.current.delete(startsAt);
        toastSuccess(say.bookedAt(whenWords(stored, zone)));
        onDone();
      },
    });
  };
  const isRefused = offer.refusal !== null && !moving;
  return (
    <section className={classes.booking} aria-labelledby="booking">
      <h2 id="booking" className="text-17" tabIndex={-1} ref={title}>
        {moving ? say.moveTo(whenWords(moving, zone)) : say.book}
      </h2>
      {isRefused ? (
        <p>{offer.refusal}</p>
      ) : (
        <>
          <p className="muted">
            {say.bookHow(isolated(offer.dietician?.name ?? ''), offer.cancelHours)}
          </p>
          <Failure message={say.bookFailed} error={error} />
          <SlotPicker busyAt={isPending ? chosen : null} onChoose={choose} />
        </>
      )}
      {moving && (
        <div className="buttons">
          <Button variant="default" onClick={onDone}>
            {say.keepTime}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The customer's next appointment; undefined while it is not known, and without any. */
function useNext() {
  const { id } = useMe();
  const list = useInfiniteQuery(appointmentsQuery(id));
  const [next] = ahead(rowsOf(list.data), useMinute());
  return { next, isKnown: list.isSuccess };
}

/**
 * For the greeting of the dashboard: the appointment of today or tomorrow, which is more than anything else that could
 * stand there, the children.
 */
export function SoonAppointment({ children }: { children: ReactNode }) {
  const { timeZone, today } = useMe();
  const { next } = useNext();
  const words = next && soonWords(next, timeZone ?? 'UTC', today);
  return words ? <TextLink to="/customer/appointments">{say.nextIs(words)}</TextLink> : children;
}

/**
 * For the dashboard, which then names one file less: the customer's next appointment, or that one can be booked;
 * nothing where neither is so.
 */
export function NextAppointment() {
  const { id, timeZone } = useMe();
  const { next, isKnown } = useNext();
  const offer = useQuery({ ...offerQuery(id, null), enabled: isKnown && next === undefined });
  if (!next && !(offer.data?.isOffering && offer.data.refusal === null)) return null;
  return (
    <section className={classes.next} aria-label={say.nextAppointment}>
      <Link to="/customer/appointments" className={classes.nextLink}>
        <IconCalendarClock size={20} stroke={1.5} aria-hidden />
        {next ? (
          <span className="grow">
            <span className="small block">{say.nextAppointment}</span>
            {whenWords(next, timeZone ?? 'UTC')}
          </span>
        ) : (
          <span className="grow">{say.book}</span>
        )}
        <IconChevronRight size={18} stroke={1.5} aria-hidden className="muted" />
      </Link>
      {next && (next.place || next.link) && (
        <div className={classes.nextWhere}>
          <Where {...next} />
        </div>
      )}
    </section>
  );
}
