import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { formatDay } from '#domain/day.ts';
import { goalsQuery } from '../../goals/api.ts';
import { goalName, progressWords } from '../../goals/inWords.ts';
import { useIsWide } from '../../kit/device.ts';
import { Unloaded } from '../../kit/Notice.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import { useUnderstood } from '../../profiles/useUnderstood.ts';
import { say as ofProfiles } from '../../profiles/words.ts';
import { lastDaysQuery, trackedDaysQuery } from '../api.ts';
import { adherenceWords, unreadWords } from '../inWords.ts';
import { useUnread } from '../marks/planMarks.ts';
import { say } from '../words.ts';
import { aboutThem } from './PersonLine.tsx';
import classes from './Rail.module.css';

/**
 * The person the plan is for, next to the week; on a narrower screen below it, without what already stands above.
 */
export default function Rail({ customer }: { customer: Customer }) {
  const isWide = useIsWide();
  const days = useQuery(lastDaysQuery(customer)).data?.items;
  const logged = days?.filter((day) => day.logged !== 'none').map(({ date }) => date) ?? [];
  const records = useQuery(trackedDaysQuery(customer.id, logged)).data ?? [];
  const notes = records.filter(({ record }) => record?.notes.trim()).toReversed();
  if (!isWide && notes.length === 0) return null;
  return (
    <aside className={classes.rail} aria-label={say.aboutCustomer}>
      {isWide && <BeforeYouPlan customerId={customer.id} />}
      <section className={classes.part}>
        <h2 className={classes.title}>{say.lastSevenDays}</h2>
        {isWide && days && <p className={classes.figure}>{adherenceWords(days)}</p>}
        <ul className={classes.list}>
          {notes.map(({ date, record }) => (
            <li key={date}>
              <span className={classes.quiet}>{formatDay(date, 'short')}</span>{' '}
              <bdi className="lines">{record?.notes.trim()}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {isWide && <OpenGoals customerId={customer.id} />}
    </aside>
  );
}

function BeforeYouPlan({ customerId }: { customerId: string }) {
  const profile = useQuery(customerProfileQuery(customerId));
  const { data } = profile;
  const read = useUnderstood(data?.profile ?? null, data?.chosen ?? null);
  const { toHeed, more } = aboutThem(data?.profile ?? null, data?.chosen ?? null, read);
  const all = [...toHeed, ...more];
  const unread = useUnread();
  return (
    <section className={classes.part} aria-label={ofProfiles.beforeYouPlan}>
      <h2 className={classes.title}>{ofProfiles.beforeYouPlan}</h2>
      {!data && <Unloaded query={profile} failed={say.profileNotLoaded} keepsWords />}
      {data && all.length === 0 && <p className={classes.quiet}>{say.nothingInProfile}</p>}
      <dl className={classes.list}>
        {all.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {unread.length > 0 && <p className="above-3">{unreadWords(unread)}</p>}
    </section>
  );
}

function OpenGoals({ customerId }: { customerId: string }) {
  const { data } = useQuery(goalsQuery(customerId));
  const open = data?.items.filter(({ state }) => state === 'active') ?? [];
  if (!data || open.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{say.theirGoals}</h2>
      <ul className={classes.list}>
        {open.map((goal) => (
          <li key={goal.id}>
            {goalName(goal, data.ownKinds)}
            <span className={classes.quiet}> {progressWords(goal, data.today, 'dietician')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
