import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import type { DieticianProfile } from '#domain/profiles/dieticianProfile.ts';
import { rules } from '../api/rules.ts';
import { Page } from '../ui/Page.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { dieticianProfileQuery, useSaveDieticianProfile } from './api.ts';
import { DieticianForm } from './DieticianForm.tsx';
import { DieticianReading } from './DieticianReading.tsx';
import { DIETICIAN_LABELS, dieticianShape, valuesOf } from './dieticianValues.ts';
import classes from './MyProfile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileNews } from './ProfileNews.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { useErrorFocus, useModeFocus } from './useModeFocus.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Both modes of the dietician's own page; without a saved one it begins in edit mode. */
export function MyDieticianProfile({ me, saved }: { me: Me; saved: DieticianProfile | null }) {
  const queries = useQueryClient();
  const saving = useSaveDieticianProfile(me.id);
  const form = useProfileForm({
    draftKey: `weekplate:${me.id}:profile-draft`,
    draftShape: dieticianShape,
    saved,
    valuesOf,
    check: async (values) => {
      const { checkDietician } = await rules(() => import('./checkDietician.ts'));
      return checkDietician(values);
    },
    save: saving.mutateAsync,
    onSaved: () => toastSuccess('Profile saved.'),
  });
  useModeFocus(form.editing);
  useErrorFocus(form.refusals, form.errors);

  // A refused save may mean that another device was first: what it saved is needed to choose.
  useEffect(() => {
    if (form.failed?.overtaken) void queries.invalidateQueries(dieticianProfileQuery(me.id));
  }, [form.failed, queries, me.id]);

  return (
    <Page
      title="Profile"
      narrow
      actions={
        <ProfileActions
          editing={form.editing}
          saving={form.saving}
          cancellable={saved !== null || form.isChanged}
          onEdit={form.edit}
          onCancel={form.cancel}
          onSave={() => void form.submit()}
        />
      }
    >
      <div className={classes.stack}>
        <ProfileNews
          restored={form.restored}
          outdated={form.isOutdated}
          contested={form.contested.map((field) => DIETICIAN_LABELS[field] ?? field)}
          kept={form.kept}
          onKeepMine={form.keepMine}
          onDiscard={form.cancel}
        />
        <SaveFailure
          failed={form.isOutdated ? null : form.failed}
          wrong={Object.keys(form.errors).length}
        />
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
