import { IconInfoCircle } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/accountSchema.ts';
import { formatDay } from '#domain/day.ts';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './CoachingNotice.module.css';
import { type InactiveCoaching, inactiveCoaching } from './inactiveCoaching.ts';

/** Tells a customer whose coaching is paused or over what that means, and whom to ask. */
export function CoachingNotice({ me }: { me: Me }) {
  const standing = inactiveCoaching(me);
  return (
    <div role="status">
      {standing && (
        <div className={classes.notice}>
          <IconInfoCircle size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <p className={classes.title}>{titleOf(standing, me)}</p>
            <p>
              Your plans stay here, and you can go on logging your days and changing your profile.
              New plans come once it is {standing === 'paused' ? 'resumed' : 'renewed'}.{' '}
              <WhomToAsk dieticianId={me.dieticianId} />
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function titleOf(standing: InactiveCoaching, { coaching }: Me): string {
  if (standing === 'paused') return 'Your coaching is paused.';
  return `Your coaching period ended${coaching?.endDate ? ` on ${formatDay(coaching.endDate, 'long')}` : ''}.`;
}

function WhomToAsk({ dieticianId }: Pick<Me, 'dieticianId'>) {
  if (!dieticianId)
    return (
      <>
        Questions?{' '}
        <TextLink inSentence to="/privacy">
          Ask your practice
        </TextLink>
        .
      </>
    );
  return (
    <>
      Questions, or ready to go on?{' '}
      <TextLink inSentence to={`/customer/publiclientprofile/${encodeURIComponent(dieticianId)}`}>
        Ask your dietician
      </TextLink>
      .
    </>
  );
}
