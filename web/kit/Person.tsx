import { useState } from 'react';
import { smallImage } from '#domain/images/image.ts';
import { inDigits } from '#domain/language/language.ts';
import { Filled } from './Button.tsx';
import { VisuallyHidden } from './Notice.tsx';
import classes from './Person.module.css';

type Face = {
  name: string;
  email: string;
  size?: 'sm' | 'md' | 'lg';
  /** The address of the person's picture; without one their initials are shown. */
  image?: string | null;
};

/** A person: picture or initials, name, email. If the name is blank, the address replaces it. */
export function Person({ name, email, size = 'md', image = null }: Face) {
  const shown = name.trim() || email;
  return (
    <span className={classes.person} data-size={size}>
      <Initials name={name} email={email} size={size} image={image} />
      <span className="column shrinks leading-130">
        <span className={classes.name} dir="auto">
          {shown}
        </span>
        {shown !== email && (
          <span className="cut small" dir="auto">
            {email}
          </span>
        )}
      </span>
    </span>
  );
}

/** The picture covers the initials, which are visible while it loads and if it fails to load. */
export function Initials({ name, email, size = 'md', image = null }: Face) {
  return (
    <span className={classes.initials} data-size={size} aria-hidden="true">
      {initialsOf(name, email)}
      {image && <Picture key={image} src={smallImage(image)} />}
    </span>
  );
}

function Picture({ src }: { src: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={classes.picture}
      onError={() => setMissing(true)}
    />
  );
}

function initialsOf(name: string, email: string): string {
  // A title follows a comma: the initials of 'Meera Nair, RD' are MN.
  const called = name.split(',')[0]?.trim() ?? '';
  const words = (called || email).split(/[\s.@_-]+/).filter(Boolean);
  const first = [...(words[0] ?? '?')][0] ?? '?';
  const last = called && words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}

type BadgeProps = {
  count: number;
  /** Follows the label that it stands beside: ', {count} unread'. */
  text: string;
};

/** A count beside an entry of the navigation; nothing for none. */
export function Badge({ count, text }: BadgeProps) {
  if (count === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>
        <Filled text={text} count={inDigits(count)} />
      </VisuallyHidden>
    </>
  );
}
