import { type ReactNode, useState } from 'react';
import { Initials } from '../kit/Person.tsx';
import classes from './ProfileHead.module.css';

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
          <bdi>{name.trim() || 'About you'}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}

/** The same name as that of the field that chooses the picture. */
const NAME = 'Profile Image';

function Portrait({ src }: { src: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={src}
      alt={NAME}
      width={512}
      height={512}
      className={classes.picture}
      onError={() => setMissing(true)}
    />
  );
}
