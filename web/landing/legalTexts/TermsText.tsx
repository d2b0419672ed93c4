import { say } from './words.ts';
/** Weekplate's own Terms of Service, for a practice that has not written them. */
export function TermsText() {
  return (
    <>
      <p>{say.termsBegin}</p>
      <h2>{say.whatItIsFor}</h2>
      <p>{say.whatItIsForText}</p>
      <h2>{say.yourAccount}</h2>
      <ul>
        <li>{say.accountAlone}</li>
        <li>{say.accountEmail}</li>
        <li>{say.accountHonest}</li>
      </ul>
      <h2>{say.whatYouWrite}</h2>
      <p>{say.whatYouWriteText}</p>
      <h2>{say.endOfCoaching}</h2>
      <p>{say.endOfCoachingText}</p>
    </>
  );
}
