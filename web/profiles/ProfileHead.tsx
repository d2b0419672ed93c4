import { type ReactNode, useState } from 'react';
import { Initials } from '../kit/Person.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './ProfileHead.module.css';
import { say } from './words.ts';

type Props = { name: string; email: string; image: string | null; children?: ReactNode };

/** The name and picture of a profile. The picture covers the initials, which are visible until it is loaded. */
export function ProfileHead({ name, email, image, children }: Props) {
  return (
    <div className="row wrap gap-4 shrinks">
      <span className={classes.portrait}>
        <Initials name={name} email={email} size="lg" />
        {image && <Portrait key={image} src={image} />}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{name.trim() || say.aboutYou}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}

function Portrait({ src }: { src: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={src}
      alt={ofKit.profileImage}
      width={512}
      height={512}
      className={classes.picture}
      onError={() => setMissing(true)}
    />
  );
}
