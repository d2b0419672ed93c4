import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { inARow } from '#domain/language/language.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import { eatenOf } from '#domain/progress/adherence.ts';
import { capitalised, dayAgo, periodDates, periodLeft } from '../../customers/inWords.ts';
import { StatusChip } from '../../customers/StatusChip.tsx';
import { goalsQuery } from '../../goals/api.ts';
import { goalName, progressWords } from '../../goals/inWords.ts';
import { DayStrip } from '../../kit/DayStrip.tsx';
import { useIsWide } from '../../kit/device.ts';
import { TextLink } from '../../kit/Link.tsx';
import { Unloaded } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import { allergensWords, eatingWords, wordsOf } from '../../profiles/inWords.ts';
import type { Understood } from '../../profiles/understood.ts';
import { useUnderstood } from '../../profiles/useUnderstood.ts';
import { say as ofProfiles } from '../../profiles/words.ts';
import { lastDaysQuery } from '../api.ts';
import { adherenceWords } from '../inWords.ts';
import { say } from '../words.ts';
import classes from './PersonLine.module.css';

/** The person at a glance, so that the dietician keeps them in view while writing the plan. */
export default function PersonLine({ customer }: { customer: Customer }) {
  const { planStatus, planStartDate, planEndDate, lastLoggedDay, today } = customer;
  // On a wide screen this is in the rail next to the week.
  const isWide = useIsWide();
  const left = planStatus === 'not_set' ? null : periodLeft(customer, today);
  return (
    <div className="shrinks">
      <p className={classes.facts}>
        <StatusChip standing={standingOf(customer, today)} />
        {(planStartDate || planEndDate) && (
          <span>{inARow([capitalised(periodDates(customer)), left])}</span>
        )}
        <span>
          {lastLoggedDay ? say.lastLogged(dayAgo(lastLoggedDay, today)) : say.nothingLoggedYet}
        </span>
        <TextLink to={`/client/customers/${customer.id}`}>{say.openPerson}</TextLink>
      </p>
      {!isWide && <AboutThem customer={customer} />}
    </div>
  );
}

/**
 * What a plan has to respect, in the strip above the week: anything that could do harm in full, the rest in one
 * line.
 */
function AboutThem({ customer }: { customer: Customer }) {
  const profile = useQuery(customerProfileQuery(customer.id));
  const read = useUnderstood(profile.data?.profile ?? null, profile.data?.chosen ?? null);
  if (profile.isPending)
    return (
      <div className={classes.waiting}>
        <Skeleton height={14} mt={8} width="70%" />
      </div>
    );
  if (!profile.data)
    return (
      <div className="above-2">
        <Unloaded query={profile} failed={say.profileNotLoaded} keepsWords />
      </div>
    );
  const { toHeed, more } = aboutThem(profile.data.profile, profile.data.chosen, read);
  return (
    <>
      {toHeed.length > 0 && (
        <section className={classes.heed} aria-label={ofProfiles.beforeYouPlan}>
          <Items items={toHeed} />
        </section>
      )}
      {toHeed.length + more.length === 0 && <p className={classes.heed}>{say.nothingInProfile}</p>}
      <div className={classes.lately}>
        <Lately customer={customer} words={more} />
      </div>
    </>
  );
}

/** `toHeed` could do harm if a plan overlooks it, so it is always shown in full. */
type Told = { readonly toHeed: readonly About[]; readonly more: readonly About[] };

/** The fields of a profile that a plan has to respect, the most important first; without empty ones. */
export function aboutThem(
  profile: CustomerProfile | null,
  chosen: DieticianChoice | null,
  read: Understood,
): Told {
  const allergens = { label: say.about.allergens, text: allergensWords(profile, chosen, read) };
  if (!profile) return { toHeed: filledIn([allergens]), more: [] };
  return {
    toHeed: filledIn([
      allergens,
      { label: say.about.restrictions, text: profile.dietaryRestrictions },
      { label: say.about.conditions, text: profile.medicalConditions },
      { label: say.about.medications, text: profile.medications },
      { label: say.about.pregnancy, text: wordsOf(profile, 'pregnancy') },
      { label: say.about.dislikes, text: profile.foodDislikes },
      { label: say.about.eats, text: eatingWords(profile, read) },
    ]),
    more: filledIn([{ label: say.about.goals, text: profile.fitnessGoals }]),
  };
}

function filledIn(all: readonly About[]): About[] {
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

type Props = { customer: Customer; words: readonly About[] };

/** How the last days went, and where the person wants to go: one line, whole on a press. */
function Lately({ customer, words }: Props) {
  const [isOpen, setOpen] = useState(false);
  const days = useQuery(lastDaysQuery(customer)).data?.items;
  const goals = useQuery(goalsQuery(customer.id)).data;
  const open = goals?.items.filter(({ state }) => state === 'active') ?? [];
  const items = [
    ...open.map((goal) => ({
      label: goalName(goal, goals?.ownKinds ?? []),
      text: progressWords(goal, customer.today, 'dietician'),
    })),
    ...words,
  ];
  return (
    <>
      {days && customer.lastLoggedDay && (
        <p className={classes.lastDays}>
          <DayStrip
            days={days.map((day) => ({
              ...day,
              eaten: day.logged === 'none' ? null : eatenOf(day),
            }))}
          />
          <span>{adherenceWords(days)}</span>
        </p>
      )}
      {items.length > 0 && (
        <button
          type="button"
          className={classes.about}
          aria-expanded={isOpen}
          title={
            isOpen ? undefined : items.map(({ label, text }) => `${label}: ${text}`).join('\n')
          }
          onClick={() => setOpen(!isOpen)}
        >
          <Items items={items} />
        </button>
      )}
    </>
  );
}

type About = { readonly label: string; readonly text: string };

const Items = ({ items }: { items: readonly About[] }) =>
  items.map(({ label, text }) => (
    <span key={label} className={classes.item}>
      <span className="muted">{label}</span> <bdi>{text}</bdi>
    </span>
  ));
