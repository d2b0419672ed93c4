import { IconMail, IconPhone } from '@tabler/icons-react';
import { useId } from 'react';
import type { DieticianProfile } from '#domain/profiles/profileSchema.ts';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './DieticianReading.module.css';
import { updatedWords } from './inWords.ts';
import { ProfileHead } from './ProfileHead.tsx';
import { say } from './words.ts';

export function DieticianReading({ profile }: { profile: DieticianProfile }) {
  const { name, email, profileImageUrl, bio, expertise, contactNumber, lastUpdated } = profile;
  return (
    <article className={classes.card}>
      <ProfileHead name={name} email={email} image={profileImageUrl}>
        <p>{say.dietician}</p>
      </ProfileHead>
      <Part title={say.bio} text={bio} />
      <Part title={say.expertise} text={expertise} />
      <section aria-labelledby="contact-title">
        <h2 id="contact-title" className="small semibold below-1">
          {ofKit.contact}
        </h2>
        <ul className={classes.contact}>
          {contactNumber && (
            <li>
              <IconPhone size={18} stroke={1.5} aria-hidden />
              <a dir="ltr" href={`tel:${contactNumber.replaceAll(/[^\d+]/g, '')}`}>
                <VisuallyHidden>{`${say.contactNumberIs} `}</VisuallyHidden>
                {contactNumber}
              </a>
            </li>
          )}
          <li>
            <IconMail size={18} stroke={1.5} aria-hidden />
            <a href={`mailto:${email}`}>
              <VisuallyHidden>{`${say.emailIs} `}</VisuallyHidden>
              {email}
            </a>
          </li>
        </ul>
      </section>
      <p className="small">{updatedWords(lastUpdated)}</p>
    </article>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  const id = useId();
  if (!text) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="small semibold below-1">
        {title}
      </h2>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </section>
  );
}
