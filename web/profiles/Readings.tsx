import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import classes from './Readings.module.css';
import { readingOf } from './reading.ts';

type Props = {
  profile: CustomerProfileInput;
  fields: readonly (keyof CustomerProfileInput)[];
};

/** Fields of a profile, read-only: short values side by side, long ones across. */
export function Readings({ profile, fields }: Props) {
  const { filled, empty } = readingOf(profile, fields);
  return (
    <>
      {filled.length > 0 && (
        <dl className={classes.list}>
          {filled.map(({ label, words, long }) => (
            <div key={label} className={long ? classes.long : classes.short}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && <p className={classes.empty}>Not filled in: {empty.join(', ')}.</p>}
    </>
  );
}
