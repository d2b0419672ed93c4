import { IconClipboardHeart, IconHeartbeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { CustomerProfile, CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { customerProfileQuery, latestPlanQuery } from './api.ts';
import { ChosenAllergens } from './ChosenAllergens.tsx';
import { labelOf } from './fields.ts';
import { choiceWords, toldOf, updatedWords, wordsOf } from './inWords.ts';
import { ProfileSections } from './ProfileSections.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import classes from './ProfileSummary.module.css';
import { CLINICAL_FIRST } from './reading.ts';
import { useUnderstood } from './useUnderstood.ts';
import { say } from './words.ts';

type Props = { profile: CustomerProfileInput; chosen: DieticianChoice | null };

/** A text with more characters gets the whole width, because in a column it would be too long. */
const LONG = 240;

/**
 * What a dietician has to know before planning. Empty fields are pointed out: the customer may have conditions
 * that they have not written down.
 */
function ClinicalCard({ profile, chosen }: Props) {
  const read = useUnderstood(profile, chosen);
  const told = (field: (typeof CLINICAL_FIRST)[number]) => toldOf(profile, field, { chosen, read });
  return (
    <section aria-labelledby="clinical-title" className={classes.card}>
      <h2 id="clinical-title" className={classes.title}>
        <IconHeartbeat size={20} stroke={1.5} aria-hidden />
        {say.beforeYouPlan}
      </h2>
      <dl className={classes.list}>
        {CLINICAL_FIRST.map((field) => (
          <div key={field} data-long={told(field).length > LONG}>
            <dt>
              {field === 'dietaryRestrictions' ? say.allergiesAndRestrictions : labelOf(field)}
            </dt>
            <dd dir="auto" data-empty={told(field) === ''}>
              {told(field) || say.nothingWritten}
            </dd>
          </div>
        ))}
        {profile.pregnancy && (
          <div>
            <dt>{labelOf('pregnancy')}</dt>
            <dd>{wordsOf(profile, 'pregnancy')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const MarksOfPlan = lazyPart(() => import('./MarksOfPlan.tsx'));

/** A customer's profile for their dietician, with what matters clinically first. */
export function CustomerProfileView({ customerId }: { customerId: string }) {
  const query = useQuery(customerProfileQuery(customerId));
  const plan = useQuery(latestPlanQuery(customerId));
  if (!query.data)
    return (
      <Unloaded query={query} skeleton={<ProfileSkeleton />} failed={say.loadFailed} keepsWords />
    );
  // The words about the plan are on top: if they came later, they would push everything down.
  if (plan.isPending) return <ProfileSkeleton />;
  const { profile, chosen } = query.data;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <div className="stack">
        <MarksOfPlan customerId={customerId} profile={profile} chosen={chosen} />
        {profile && <ClinicalCard profile={profile} chosen={chosen} />}
        <ChosenAllergens customerId={customerId} chosen={chosen} />
        {profile ? (
          <>
            <ProfileSummary profile={profile} />
            <ProfileSections profile={profile} without={[...CLINICAL_FIRST, 'pregnancy']} />
          </>
        ) : (
          <EmptyState icon={IconClipboardHeart} title={say.noProfileYet}>
            {say.notFilledInYet}
          </EmptyState>
        )}
      </div>
    </Suspense>
  );
}

/** The person in one line, and when the profile was last updated. */
function ProfileSummary({ profile }: { profile: CustomerProfile }) {
  const facts = [
    profile.age === null ? '' : say.years(profile.age),
    profile.gender ? choiceWords(profile.gender) : '',
    wordsOf(profile, 'weight'),
    wordsOf(profile, 'height'),
    wordsOf(profile, 'activityLevel'),
    wordsOf(profile, 'dietaryPreferences'),
  ].filter(Boolean);
  return (
    <div className={classes.summary}>
      {facts.length > 0 && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <p className="small">{updatedWords(profile.lastUpdated)}</p>
    </div>
  );
}
