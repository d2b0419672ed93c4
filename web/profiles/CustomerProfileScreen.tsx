import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { Confirmation } from '#domain/confirmSchema.ts';
import { inDigits } from '#domain/language/language.ts';
import type { CustomerProfile, CustomerProfileSave } from '#domain/profiles/profileSchema.ts';
import { reasonsToConfirm, rules } from '../api/errors.ts';
import { ProfileImageField } from '../images/ProfileImageField.tsx';
import { AskAnyway } from '../kit/Dialog.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { customerProfileQuery, useSaveCustomerProfile } from './api.ts';
import { filledIn, labelOf, SECTIONS, type Section } from './fields.ts';
import { chosenForYouWords, updatedWords } from './inWords.ts';
import classes from './MyProfile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { UnloadedProfile } from './ProfileSkeleton.tsx';
import { isFilled, profileShape, valuesOf, weightOf } from './profileValues.ts';
import type { Given } from './reading.ts';
import { SectionIndex } from './SectionIndex.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { say } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = ({ id }: Me) => queryClient.prefetchQuery(customerProfileQuery(id));

export default function CustomerProfileScreen() {
  const me = useMe();
  const query = useQuery(customerProfileQuery(me.id));
  // Loaded data stays on screen: a failed refresh must not remove the form.
  if (query.data)
    return <MyProfile me={me} saved={query.data.profile} chosen={query.data.chosen} />;
  return (
    <Page title={say.myProfile}>
      <UnloadedProfile query={query} />
    </Page>
  );
}

type Props = { me: Me; saved: CustomerProfile | null; chosen: DieticianChoice | null };

/** The view and edit modes of one's own profile; without a saved one it begins in edit mode. */
function MyProfile({ me, saved, chosen }: Props) {
  const saving = useSaveCustomerProfile(me.id);
  const form = useProfileForm({
    userId: me.id,
    shape: profileShape,
    saved,
    // Only the name that the first screen asks for.
    opens: filledOf(valuesOf(saved)) <= 1,
    valuesOf,
    check: async (values, base, confirmed?: Confirmation) => {
      const { checkProfile } = await rules(() => import('./checkProfile.ts'));
      const checked = checkProfile(values, me.today, base);
      if (!checked.ok) return checked;
      const input = { ...checked.input, weightBefore: weightOf(base), ...confirmed };
      return { ok: true, input };
    },
    change: (input: CustomerProfileSave, { version }) => saving.mutateAsync({ input, version }),
    refetch: () => void queryClient.invalidateQueries(customerProfileQuery(me.id)),
  });

  const asked = reasonsToConfirm(form.failure);
  const total = SECTIONS.reduce((sum, { fields }) => sum + fields.length, 0);
  const filled = (section: Section) => filledIn(section, (field) => isFilled(form.values, field));
  const forYou = chosenForYouWords(chosen);
  const done = filledOf(form.values);

  return (
    <Page title={say.myProfile} actions={<ProfileActions form={form} hasSaved={saved !== null} />}>
      <div ref={form.content} className={classes.columns}>
        <SectionIndex filled={filled} />
        <div className={classes.stack}>
          <ProfileHead
            name={form.editing ? form.values.name : (saved?.name ?? '')}
            email={me.email}
            image={me.profileImageUrl}
          >
            {!form.editing && <p>{me.email}</p>}
            <p>
              {form.editing ? progressWords(done, total) : saved && updatedWords(saved.lastUpdated)}
            </p>
          </ProfileHead>
          <ProfileNotices form={form} contested={form.contested.map(labelOf)} />
          {forYou !== '' && <Notice role="status">{forYou}</Notice>}
          {form.editing || !saved ? (
            <ProfileForm values={form.values} change={form.change} errors={form.errors} />
          ) : (
            <ProfileSections profile={saved} given={givenOf(saved)} />
          )}
          {form.editing && <ProfileImageField me={me} />}
        </div>
      </div>
      {asked && (
        <AskAnyway
          title={say.isWeightRight}
          reasons={asked}
          anyway={say.saveAnyway}
          onAnyway={() => form.save({ confirm: true, reasonsRead: asked })}
          onCancel={form.reconsider}
        />
      )}
    </Page>
  );
}

const filledOf = (values: ReturnType<typeof valuesOf>) =>
  SECTIONS.reduce((sum, section) => sum + filledIn(section, (field) => isFilled(values, field)), 0);

const progressWords = (done: number, total: number) =>
  done === total ? say.allFilledIn : say.partlyFilledIn(done, total);

const givenOf = ({ age }: CustomerProfile): Given =>
  age === null ? {} : { dateOfBirth: { label: say.age, words: inDigits(age), long: false } };
