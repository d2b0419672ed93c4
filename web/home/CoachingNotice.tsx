import { IconInfoCircle } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { Filled } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import classes from './CoachingNotice.module.css';
import { inactiveCoaching, inactiveWords } from './inWords.ts';
import { say } from './words.ts';

/** Tells a customer whose coaching is paused or expired what that means, and whom to ask. */
export function CoachingNotice({ me }: { me: Me }) {
  const standing = inactiveCoaching(me);
  return (
    <div role="status">
      {standing && (
        <div className={classes.notice}>
          <IconInfoCircle size={20} stroke={1.5} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            <p className="semibold">{inactiveWords(standing, me).title}</p>
            <p className="plain">
              {inactiveWords(standing, me).text}{' '}
              <Filled
                text={say.questionsOrReady}
                ask={
                  <TextLink inSentence to="/customer/messages">
                    {me.dieticianId ? say.askYourDietician : say.askYourPractice}
                  </TextLink>
                }
              />
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
