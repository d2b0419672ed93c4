import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import classes from './Readings.module.css';
import { type Given, readingOf } from './reading.ts';

type Props = {
  profile: CustomerProfileInput;
  fields: readonly (keyof CustomerProfileInput)[];
  given?: Given;
};

/** Fields of a profile, read-only: short values side by side, long ones across. */
export function Readings({ profile, fields, given = {} }: Props) {
  const { filled, empty } = readingOf(profile, fields, given);
  return (
    <>
      {filled.length > 0 && (
        <dl className={classes.list}>
          {filled.map(({ label, words, long }) => (
            <div key={label} className={long ? classes.long : classes.short}>
              <dt>{label}</dt>
              <dd dir="auto">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && <p className={classes.empty}>Not filled in: {empty.join(', ')}.</p>}
    </>
  );
}
