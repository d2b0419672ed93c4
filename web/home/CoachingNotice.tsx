import { IconInfoCircle } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { TextLink } from '../kit/Link.tsx';
import classes from './CoachingNotice.module.css';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { inactiveWords } from './words.ts';

/** Tells a customer whose coaching is paused or expired what that means, and whom to ask. */
export function CoachingNotice({ me }: { me: Me }) {
  const standing = inactiveCoaching(me);
  return (
    <div role="status">
      {standing && (
        <div className={classes.notice}>
          <IconInfoCircle size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <p className={classes.title}>{inactiveWords(standing, me).title}</p>
            <p>
              {inactiveWords(standing, me).text} <WhomToAsk dieticianId={me.dieticianId} />
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

/** Links to people who answer, whether or not the customer has a dietician. */
function WhomToAsk({ dieticianId }: Pick<Me, 'dieticianId'>) {
  return (
    <>
      Questions, or ready to go on?{' '}
      <TextLink inSentence to="/customer/messages">
        {dieticianId ? 'Ask your dietician' : 'Ask your practice'}
      </TextLink>
      .
    </>
  );
}
