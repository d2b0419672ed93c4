import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { filledIn, SECTIONS } from './fields.ts';
import { wordsOf } from './inWords.ts';
import classes from './Readings.module.css';
import { type Given, readingOf } from './reading.ts';
import { SectionCard } from './SectionCard.tsx';
import { say } from './words.ts';

type Props = {
  profile: CustomerProfileInput;
  /** Fields shown elsewhere on the same screen. */
  without?: readonly (keyof CustomerProfileInput)[];
  /** Readings that nobody enters, keyed by the field after which they stand. */
  given?: Given;
};

/** Every section of a profile, read-only. A section with nothing left to show is left out. */
export function ProfileSections({ profile, without = [], given = {} }: Props) {
  return SECTIONS.map((section) => {
    const fields = section.fields.filter((field) => !without.includes(field));
    if (fields.length === 0) return null;
    return (
      <SectionCard
        key={section.id}
        id={section.id}
        title={section.title}
        filled={filledIn({ ...section, fields }, (field) => wordsOf(profile, field) !== '')}
        of={fields.length}
      >
        <Readings profile={profile} fields={fields} given={given} />
      </SectionCard>
    );
  });
}

type ReadingsProps = {
  profile: CustomerProfileInput;
  fields: readonly (keyof CustomerProfileInput)[];
  given?: Given;
};

/** Fields of a profile, read-only: short values side by side, long ones across the whole width. */
function Readings({ profile, fields, given = {} }: ReadingsProps) {
  const { filled, empty } = readingOf(profile, fields, given);
  return (
    <>
      {filled.length > 0 && (
        <dl className={classes.list}>
          {filled.map(({ label, words, long }) => (
            <div key={label} className={long ? classes.long : undefined}>
              <dt>{label}</dt>
              <dd dir="auto">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && (
        <p className={classes.empty}>{say.notFilledIn(empty.join(say.between))}</p>
      )}
    </>
  );
}
