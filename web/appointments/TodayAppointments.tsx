import { IconCalendarWeek } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays, dayIn } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { momentIn } from '#domain/moment.ts';
import { TextLink } from '../kit/Link.tsx';
import { useMinute } from '../kit/time.ts';
import { useMe } from '../session/session.ts';
import { CustomerLink, factsOf, nameOf } from './AppointmentRow.tsx';
import classes from './Appointments.module.css';
import { practiceQuery } from './api.ts';
import { timeWords } from './inWords.ts';
import { say } from './words.ts';

/** So many of the later ones are named; the link leads to all. */
const NAMED = 5;

/** The dietician's next appointment of today, with what to know of the person, and those after it, in one line. */
export default function TodayAppointments() {
  const { id, timeZone } = useMe();
  const now = useMinute();
  const zone = timeZone ?? 'UTC';
  const today = dayIn(zone, now);
  const at = (day: string) => new Date(momentIn(zone, day, '00:00')).toISOString();
  const list = useQuery(practiceQuery(at(today), at(addDays(today, 1))));
  const [next, ...others] = (list.data?.items ?? []).filter(
    ({ dietician, endsAt }) => dietician?.id === id && Date.parse(endsAt) > now.getTime(),
  );
  return (
    <section className={classes.todayLine} aria-label={say.todaysAppointments}>
      <IconCalendarWeek size={18} stroke={1.5} aria-hidden />
      {next ? (
        <>
          <strong>{timeWords(next.startsAt, zone)}</strong>
          <CustomerLink customer={next.customer} />
          <span className={classes.todayFacts}>{factsOf(next, zone).join(' · ')}</span>
        </>
      ) : (
        <span className={classes.todayFacts}>{list.data ? say.noneToday : ''}</span>
      )}
      <TextLink to="/client/appointments?view=day">
        {others.length > 0
          ? others
              .slice(0, NAMED)
              .map((each) => `${timeWords(each.startsAt, zone)} ${isolated(nameOf(each.customer))}`)
              .join(' · ')
          : say.appointments}
      </TextLink>
    </section>
  );
}
