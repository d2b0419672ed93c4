import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn, dayWords } from '#domain/day.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { useMinute } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { appointmentsQuery, hoursQuery } from './api.ts';
import { ahead, dayOf, timeWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  label: string;
  customer: { readonly id: string; readonly name: string };
};

/** On a customer's page: their next appointment, which leads to its day; without any, one can be booked. */
export default function NextOfCustomer({ label, customer }: Props) {
  const now = useMinute();
  const list = useInfiniteQuery(appointmentsQuery(customer.id));
  const hours = useQuery(hoursQuery);
  const [isBooking, setBooking] = useState(false);
  const [next] = ahead(rowsOf(list.data), now);
  if (!list.isSuccess || !hours.data) return null;
  // The calendar's own zone, in which the link opens that day.
  const zone = hours.data.timeZone;
  const today = dayIn(zone, now);
  const day = next && dayOf(next.startsAt, zone);
  if (day)
    return (
      <>
        {label}{' '}
        <TextLink to={`/client/appointments?whose=all&day=${day}`}>
          {ofKit.dayAndTime(dayWords(day, today), timeWords(next.startsAt, zone))}
        </TextLink>
      </>
    );
  const opened = { was: null, date: today, time: '', customer };
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setBooking(true)}>
        {say.book}
      </Button>
      {isBooking && (
        <AppointmentDialog opened={opened} hours={hours.data} onClose={() => setBooking(false)} />
      )}
    </>
  );
}
