import { Fragment } from 'react';
import { ageOn, isDay } from '#domain/day.ts';
import type { Errors } from '../draft/useSending.ts';
import { FixedField } from '../kit/Field.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import classes from './fields.module.css';
import { anchorOf, FIELDS, filledIn, SECTIONS, type Section } from './fields.ts';
import { ProfileField } from './ProfileField.tsx';
import { isFilled, type ProfileValues } from './profileValues.ts';
import { SectionCard } from './SectionCard.tsx';
import { say } from './words.ts';

type Props = {
  values: ProfileValues;
  change: (patch: Partial<ProfileValues>) => void;
  errors: Errors;
};

/** Every section of the profile, for editing: steps that lead on to one another, saved at any of them. */
export function ProfileForm(props: Props) {
  return SECTIONS.map((section, place) => (
    <SectionCard
      key={section.id}
      id={section.id}
      title={section.title}
      why={section.why}
      filled={filledIn(section, (field) => isFilled(props.values, field))}
      of={section.fields.length}
      next={SECTIONS[place + 1]}
    >
      <fieldset className={classes.fields} aria-labelledby={`${anchorOf(section.id)}-title`}>
        <SectionFields section={section} {...props} />
      </fieldset>
    </SectionCard>
  ));
}

function SectionFields({ section, values, change, errors }: Props & { section: Section }) {
  return section.fields.map((field) => {
    const { kind } = FIELDS[field];
    const wide = kind === 'text' || kind === 'preferences' || kind === 'allergens';
    return (
      <Fragment key={field}>
        <div className={wide ? 'across' : undefined}>
          <ProfileField field={field} values={values} change={change} error={errors[field]} />
        </div>
        {field === 'name' && <Email />}
        {field === 'dateOfBirth' && <Age dateOfBirth={values.dateOfBirth} />}
      </Fragment>
    );
  });
}

function Email() {
  const { email } = useMe();
  return <FixedField label={ofKit.email} value={email} />;
}

function Age({ dateOfBirth }: { dateOfBirth: string }) {
  const { today } = useMe();
  const age = isDay(dateOfBirth) ? ageOn(dateOfBirth, today) : null;
  return <FixedField label={say.age} value={age ?? ''} placeholder={say.fromDateOfBirth} />;
}
