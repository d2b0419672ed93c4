import type { CustomerProfile } from '#domain/profiles/customerProfileSchema.ts';
import classes from './ProfileSummary.module.css';
import { choiceWords, updatedWords, wordsOf } from './words.ts';

/** The person in one line, and when the profile was last updated. */
export function ProfileSummary({ profile }: { profile: CustomerProfile }) {
  const facts = [
    profile.age === null ? '' : `${profile.age} years`,
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
      <p className={classes.updated}>{updatedWords(profile.lastUpdated)}</p>
    </div>
  );
}
