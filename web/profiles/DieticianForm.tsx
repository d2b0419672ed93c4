import type { Me } from '#domain/accounts/meSchema.ts';
import type { Errors } from '../draft/useSending.ts';
import { ProfileImageField } from '../images/ProfileImageField.tsx';
import { Field, FixedField } from '../kit/Field.tsx';
import classes from './DieticianForm.module.css';
import { DIETICIAN_LABELS, type DieticianValues } from './dieticianValues.ts';
import { LongText } from './LongText.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { say } from './words.ts';

type Props = {
  me: Me;
  values: DieticianValues;
  change: (patch: Partial<DieticianValues>) => void;
  errors: Errors;
};

export function DieticianForm({ me, values, change, errors }: Props) {
  const field = (name: keyof DieticianValues) => ({
    id: `profile-${name}`,
    label: DIETICIAN_LABELS[name] ?? name,
    value: values[name],
    error: errors[name],
  });
  return (
    <fieldset className={classes.card} aria-label={say.profile}>
      <ProfileHead name={values.name} email={me.email} image={me.profileImageUrl}>
        <p>{say.customersReadThis}</p>
      </ProfileHead>
      <ProfileImageField me={me} />
      <Field
        {...field('name')}
        required
        autoComplete="name"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <LongText {...field('bio')} hint={say.howYouWork} onChange={(bio) => change({ bio })} />
      <LongText {...field('expertise')} onChange={(expertise) => change({ expertise })} />
      <Field
        {...field('contactNumber')}
        type="tel"
        autoComplete="tel"
        onChange={(event) => change({ contactNumber: event.currentTarget.value })}
      />
      <FixedField label={say.email} value={me.email} />
    </fieldset>
  );
}
