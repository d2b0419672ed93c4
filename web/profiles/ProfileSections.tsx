import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { wordsOf } from './fields.ts';
import { Readings } from './Readings.tsx';
import type { Reading } from './reading.ts';
import { SectionCard } from './SectionCard.tsx';
import { filledIn, SECTIONS } from './sections.ts';

type Props = {
  profile: CustomerProfileInput;
  /** Fields shown elsewhere on the same screen. */
  without?: readonly (keyof CustomerProfileInput)[];
  /** What belongs to the basics and is nobody's to write. */
  given?: readonly Reading[];
};

/** Every section of a profile, read-only. A section with nothing left to show is left out. */
export function ProfileSections({ profile, without = [], given = [] }: Props) {
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
        <Readings profile={profile} fields={fields} given={section.id === 'basics' ? given : []} />
      </SectionCard>
    );
  });
}
