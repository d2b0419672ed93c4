import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import { EMPTY_DIETICIAN_PROFILE } from '#domain/profiles/profile.ts';
import type { DieticianProfile, DieticianProfileInput } from '#domain/profiles/profileSchema.ts';
import { checkWith, type Errors } from '../draft/useSending.ts';
import { ProfileImageField } from '../images/ProfileImageField.tsx';
import { Field, FixedField } from '../kit/Field.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { dieticianProfileQuery, useSaveDieticianProfile } from './api.ts';
import { DieticianReading } from './DieticianReading.tsx';
import classes from './MyProfile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { LongText } from './ProfileField.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { UnloadedProfile } from './ProfileSkeleton.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { say } from './words.ts';

// Texts have no limit here: text too long to save is kept all the same.
const dieticianShape = object({
  name: string,
  bio: string,
  expertise: string,
  contactNumber: string,
});
type DieticianValues = Shaped<typeof dieticianShape>;

export const valuesOf = (profile: DieticianProfileInput | null): DieticianValues =>
  dieticianShape(profile ?? EMPTY_DIETICIAN_PROFILE);

const DIETICIAN_LABELS: Readonly<Record<string, string>> = {
  name: say.labels.name,
  bio: say.bio,
  expertise: say.expertise,
  contactNumber: say.contactNumber,
};

const schema = async () =>
  (await import('#domain/profiles/profileSchema.ts')).dieticianProfileInputSchema;

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = ({ id }: Me) => queryClient.prefetchQuery(dieticianProfileQuery(id));

/** The dietician's own page. */
export default function DieticianProfileScreen() {
  const me = useMe();
  const query = useQuery(dieticianProfileQuery(me.id));
  // Loaded data stays on screen: a failed refresh must not remove the form.
  if (query.data) return <MyProfile me={me} saved={query.data.profile} />;
  return (
    <Page title={say.profile} narrow>
      <UnloadedProfile query={query} cards={1} />
    </Page>
  );
}

/** The view and edit modes of the dietician's own page; without a saved one it begins in edit mode. */
function MyProfile({ me, saved }: { me: Me; saved: DieticianProfile | null }) {
  const saving = useSaveDieticianProfile(me.id);
  const form = useProfileForm({
    userId: me.id,
    shape: dieticianShape,
    saved,
    valuesOf,
    check: (values) => checkWith(schema, values),
    change: (input, { version }) => saving.mutateAsync({ input, version }),
    refetch: () => void queryClient.invalidateQueries(dieticianProfileQuery(me.id)),
  });
  const contested = form.contested.map((field) => DIETICIAN_LABELS[field] ?? field);

  return (
    <Page
      title={say.profile}
      narrow
      actions={<ProfileActions form={form} hasSaved={saved !== null} />}
    >
      <div ref={form.content} className={classes.stack}>
        <ProfileNotices form={form} contested={contested} />
        {form.editing || !saved ? (
          <DieticianForm me={me} values={form.values} change={form.change} errors={form.errors} />
        ) : (
          <DieticianReading profile={saved} />
        )}
      </div>
    </Page>
  );
}

type Props = {
  me: Me;
  values: DieticianValues;
  change: (patch: Partial<DieticianValues>) => void;
  errors: Errors;
};

function DieticianForm({ me, values, change, errors }: Props) {
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
      <FixedField label={ofKit.email} value={me.email} />
    </fieldset>
  );
}
