import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import classes from './Readings.module.css';
import { type Reading, readingOf } from './reading.ts';

type Props = {
  profile: CustomerProfileInput;
  fields: readonly (keyof CustomerProfileInput)[];
  given?: readonly Reading[];
};

/** Fields of a profile, read-only: short values side by side, long ones across. */
export function Readings({ profile, fields, given = [] }: Props) {
  const { filled, empty } = readingOf(profile, fields);
  const shown = [...filled, ...given];
  return (
    <>
      {shown.length > 0 && (
        <dl className={classes.list}>
          {shown.map(({ label, words, long }) => (
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
