import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DieticianProfile } from '#domain/profiles/profileSchema.ts';
import { checkWith } from '../draft/useSending.ts';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { dieticianProfileQuery, useSaveDieticianProfile } from './api.ts';
import { DieticianForm } from './DieticianForm.tsx';
import { DieticianReading } from './DieticianReading.tsx';
import { DIETICIAN_LABELS, dieticianShape, valuesOf } from './dieticianValues.ts';
import classes from './MyProfile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { UnloadedProfile } from './ProfileSkeleton.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { say } from './words.ts';

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
