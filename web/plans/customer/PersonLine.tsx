import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import { customerChoiceQuery } from '../../customers/api.ts';
import { StatusChip } from '../../customers/StatusChip.tsx';
import { capitalised, dayAgo, periodDates, periodLeft } from '../../customers/words.ts';
import { TextLink } from '../../kit/Link.tsx';
import { lazyPart, lazyPlace } from '../../kit/lazy.tsx';
import { Unloaded } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import type { Understood } from '../../profiles/understood.ts';
import { useUnderstood } from '../../profiles/useUnderstood.ts';
import { allergensWords, eatingWords, wordsOf } from '../../profiles/words.ts';
import { type About, Items } from './Items.tsx';
import classes from './PersonLine.module.css';

const Lately = lazyPart(() => import('./Lately.tsx'));
const SignUpAddress = lazyPlace(() => import('../../customers/SignUpAddress.tsx'));

/** The person at a glance, so that the dietician keeps them in view while writing the plan. */
export function PersonLine({ customer }: { customer: Customer }) {
  const { planStatus, lastLoggedDay, today } = customer;
  // On a wide screen this is in the rail next to the week.
  const isWide = useIsWide();
  const left = planStatus === 'not_set' ? null : periodLeft(customer, today);
  return (
    <div className={classes.person}>
      <p className={classes.facts}>
        <StatusChip standing={standingOf(customer, today)} />
        <span>
          {capitalised(periodDates(customer))}
          {left && <span className={classes.quiet}>, {left}</span>}
        </span>
        <span>
          {lastLoggedDay ? `Last logged ${dayAgo(lastLoggedDay, today)}` : 'Nothing logged yet'}
        </span>
        <TextLink to={`/client/customers/${customer.id}`}>Open person</TextLink>
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
      <div className={classes.missing}>
        <Unloaded query={profile} failed={NOT_LOADED} keepsWords />
      </div>
    );
  const { toHeed, more } = aboutThem(profile.data.profile, profile.data.chosen, read);
  return (
    <>
      {toHeed.length > 0 && (
        <section className={classes.heed} aria-label="Before you plan">
          <Items items={toHeed} />
        </section>
      )}
      {toHeed.length + more.length === 0 && <p className={classes.heed}>{NOTHING_YET}</p>}
      <div className={classes.lately}>
        <Suspense>
          <Lately customer={customer} words={more} />
        </Suspense>
      </div>
    </>
  );
}

export const NOT_LOADED = 'Their profile could not be loaded.';
export const NOTHING_YET =
  'Nothing in their profile yet: ask about allergies, conditions and medications before you plan.';

/** `toHeed` could do harm if a plan overlooks it, so it is always shown in full. */
type Told = { readonly toHeed: readonly About[]; readonly more: readonly About[] };

/** The fields of a profile that a plan has to respect, the most important first; without empty ones. */
export function aboutThem(
  profile: CustomerProfile | null,
  chosen: DieticianChoice | null,
  read: Understood,
): Told {
  const allergens = { label: 'Allergens', text: allergensWords(profile, chosen, read) };
  if (!profile) return { toHeed: filledIn([allergens]), more: [] };
  return {
    toHeed: filledIn([
      allergens,
      { label: 'Restrictions', text: profile.dietaryRestrictions },
      { label: 'Conditions', text: profile.medicalConditions },
      { label: 'Medications', text: profile.medications },
      { label: 'Pregnancy', text: wordsOf(profile, 'pregnancy') },
      { label: 'Dislikes', text: profile.foodDislikes },
      { label: 'Eats', text: eatingWords(profile, read) },
    ]),
    more: filledIn([{ label: 'Goals', text: profile.fitnessGoals }]),
  };
}

function filledIn(all: readonly About[]): About[] {
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** On the first day of a practice: how customers get here. */
export function FirstDay() {
  const list = useInfiniteQuery(customerChoiceQuery(''));
  if (list.data?.pages[0]?.items.length !== 0) return null;
  return (
    <div className={classes.hint}>
      <p className={classes.none}>No customer yet. Send them this address to sign up:</p>
      <Suspense>
        <SignUpAddress />
      </Suspense>
    </div>
  );
}

// From this width on, the week keeps its width next to the rail.
const wide = matchMedia('(min-width: 1500px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if there is room for a rail next to the week. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
