import classes from './Person.module.css';

type Props = { name: string; email: string; size?: 'sm' | 'md' | 'lg' };

/** Who it is: initials, name, e-mail. Without a name the address stands for it. */
export function Person({ name, email, size = 'md' }: Props) {
  const shown = name.trim() || email;
  return (
    <span className={classes.person} data-size={size}>
      <Initials name={name} email={email} size={size} />
      <span className={classes.words}>
        <span className={classes.name}>{shown}</span>
        {shown !== email && <span className={classes.email}>{email}</span>}
      </span>
    </span>
  );
}

export function Initials({ name, email, size = 'md' }: Props) {
  return (
    <span className={classes.initials} data-size={size} aria-hidden="true">
      {initialsOf(name, email)}
    </span>
  );
}

function initialsOf(name: string, email: string): string {
  // What follows a comma is a title: 'Meera Nair, RD' is MN.
  const called = name.split(',')[0]?.trim() ?? '';
  const words = (called || email).split(/[\s.@_-]+/).filter(Boolean);
  const first = [...(words[0] ?? '?')][0] ?? '?';
  const last = called && words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
