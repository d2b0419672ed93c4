import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { Readings } from './Readings.tsx';
import { SectionCard } from './SectionCard.tsx';
import { filledIn, SECTIONS } from './sections.ts';

type Props = {
  profile: CustomerProfileInput;
  /** Fields shown elsewhere on the same screen. */
  without?: readonly (keyof CustomerProfileInput)[];
};

/** Every section of a profile, read-only. A section with nothing left to show is left out. */
export function ProfileSections({ profile, without = [] }: Props) {
  return SECTIONS.map((section) => {
    const fields = section.fields.filter((field) => !without.includes(field));
    if (fields.length === 0) return null;
    return (
      <SectionCard
        key={section.id}
        id={section.id}
        title={section.title}
        filled={filledIn({ ...section, fields }, profile)}
        of={fields.length}
      >
        <Readings profile={profile} fields={fields} />
      </SectionCard>
    );
  });
}
