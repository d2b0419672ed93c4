import { useQueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import type { DieticianProfile } from '#domain/profiles/dieticianProfile.ts';
import { rules } from '../api/rules.ts';
import { checkedBy } from '../draft/sending.ts';
import { Page } from '../ui/Page.tsx';
import { dieticianProfileQuery, useSaveDieticianProfile } from './api.ts';
import { DieticianForm } from './DieticianForm.tsx';
import { DieticianReading } from './DieticianReading.tsx';
import { DIETICIAN_LABELS, dieticianShape, valuesOf } from './dieticianValues.ts';
import classes from './MyProfile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileNews } from './ProfileNews.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { useModeFocus } from './useModeFocus.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Both modes of the dietician's own page; without a saved one it begins in edit mode. */
export function MyDieticianProfile({ me, saved }: { me: Me; saved: DieticianProfile | null }) {
  const queries = useQueryClient();
  const saving = useSaveDieticianProfile(me.id);
  const form = useProfileForm({
    userId: me.id,
    shape: dieticianShape,
    saved,
    valuesOf,
    check: async (values) => {
      const load = () => import('#domain/profiles/dieticianProfileSchema.ts');
      return checkedBy((await rules(load)).dieticianProfileInputSchema, values);
    },
    save: saving.mutateAsync,
    fetchAgain: () => void queries.invalidateQueries(dieticianProfileQuery(me.id)),
  });
  useModeFocus(form.editing);

  return (
    <Page title="Profile" narrow actions={<ProfileActions form={form} hasSaved={saved !== null} />}>
      <div ref={form.content} className={classes.stack}>
        <ProfileNews
          form={form}
          contested={form.contested.map((field) => DIETICIAN_LABELS[field] ?? field)}
        />
        <SaveFailure form={form} />
        {form.editing || !saved ? (
          <DieticianForm
            me={me}
            values={form.values}
            change={form.change}
            errors={form.errors}
            saving={form.saving}
          />
        ) : (
          <DieticianReading profile={saved} />
        )}
      </div>
    </Page>
  );
}
