import { IconClipboardHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy.tsx';
import { EmptyState, Unloaded } from '../ui/Notice.tsx';
import { customerProfileQuery, latestPlanQuery } from './api.ts';
import { ChosenAllergens } from './ChosenAllergens.tsx';
import { ClinicalCard } from './ClinicalCard.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { CLINICAL_FIRST } from './reading.ts';
import { LOAD_FAILED } from './words.ts';

const MarksOfPlan = lazyPart(() => import('./MarksOfPlan.tsx'));

/** A customer's profile for their dietician, with what matters clinically first. */
export function CustomerProfileView({ customerId }: { customerId: string }) {
  const query = useQuery(customerProfileQuery(customerId));
  const plan = useQuery(latestPlanQuery(customerId));
  if (!query.data)
    return (
      <Unloaded query={query} skeleton={<ProfileSkeleton />} failed={LOAD_FAILED} keepsWords />
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
          <EmptyState icon={IconClipboardHeart} title="No profile yet">
            They have not filled it in so far. Ask for medical conditions, medications and allergies
            before the first plan.
          </EmptyState>
        )}
      </div>
    </Suspense>
  );
}
