import { IconHeartbeat } from '@tabler/icons-react';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import classes from './ClinicalCard.module.css';
import { labelOf } from './fields.ts';
import { toldOf, wordsOf } from './inWords.ts';
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
export function ClinicalCard({ profile, chosen }: Props) {
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
