import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#domain/coaching/customerSchema.ts';
import { standingOf } from '#domain/coaching/period.ts';
import type { CustomerProfile } from '#domain/profiles/customerProfileSchema.ts';
import { capitalised, dayAgo, periodDates, periodLeft } from '../../customers/periodWords.ts';
import { customerProfileQuery } from '../../profiles/api.ts';
import { wordsOf } from '../../profiles/words.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './PersonLine.module.css';

/** The person at a glance, so that the plan is written with them in view. */
export function PersonLine({ customer }: { customer: Customer }) {
  const { planStatus, lastLoggedDay, today } = customer;
  const left = planStatus === 'not_set' ? null : periodLeft(customer, today);
  return (
    <div className={classes.person}>
      <p className={classes.facts}>
        <StatusChip standing={standingOf(customer, today)} />
        <span className={classes.fact}>
          {capitalised(periodDates(customer))}
          {left && <span className={classes.quiet}>, {left}</span>}
        </span>
        <span className={classes.fact}>
          {lastLoggedDay ? `Last logged ${dayAgo(lastLoggedDay, today)}` : 'Nothing logged yet'}
        </span>
        <TextLink to={`/client/customers/${customer.id}`}>Open person</TextLink>
      </p>
      <AboutThem customerId={customer.id} />
    </div>
  );
}

function AboutThem({ customerId }: { customerId: string }) {
  const [open, setOpen] = useState(false);
  const profile = useQuery(customerProfileQuery(customerId));
  if (profile.isPending)
    return (
      <div className={classes.waiting}>
        <Skeleton height={14} mt={8} width="70%" />
      </div>
    );
  if (profile.isError) return <p className={classes.about}>Their profile could not be loaded.</p>;
  const { toHeed, more } = aboutThem(profile.data.profile);
  if (toHeed.length + more.length === 0) {
    return (
      <p className={classes.about}>
        Nothing in their profile yet: ask about allergies, conditions and medications before you
        plan.
      </p>
    );
  }
  const whole = more.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return (
    <>
      {toHeed.length > 0 && (
        <section className={classes.heed} aria-label="Before you plan">
          <Items items={toHeed} />
        </section>
      )}
      {more.length > 0 && (
        <button
          type="button"
          className={classes.about}
          aria-expanded={open}
          title={open ? undefined : whole}
          onClick={() => setOpen(!open)}
        >
          <Items items={more} />
        </button>
      )}
    </>
  );
}

const Items = ({ items }: { items: readonly About[] }) =>
  items.map(({ label, text }) => (
    <span key={label} className={classes.item}>
      <span className={classes.label}>{label}</span> <bdi>{text}</bdi>
    </span>
  ));

type About = { readonly label: string; readonly text: string };

/** `toHeed` could do harm where a plan overlooks it: it is shown whole, always. */
type AboutThem = { readonly toHeed: readonly About[]; readonly more: readonly About[] };

/** The fields of a profile that a plan has to respect, the most important first; without empty ones. */
function aboutThem(profile: CustomerProfile | null): AboutThem {
  if (!profile) return { toHeed: [], more: [] };
  return {
    toHeed: filledIn([
      { label: 'Allergens', text: wordsOf(profile, 'allergens') },
      { label: 'Restrictions', text: profile.dietaryRestrictions },
      { label: 'Conditions', text: profile.medicalConditions },
      { label: 'Medications', text: profile.medications },
      { label: 'Pregnancy', text: wordsOf(profile, 'pregnancy') },
    ]),
    more: filledIn([
      { label: 'Eats', text: profile.dietaryPreferences.join(', ') },
      { label: 'Dislikes', text: profile.foodDislikes },
      { label: 'Goals', text: profile.fitnessGoals },
    ]),
  };
}

function filledIn(all: readonly About[]): About[] {
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
