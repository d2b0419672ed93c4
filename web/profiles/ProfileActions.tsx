import { IconPencil } from '@tabler/icons-react';
import { Button } from '../kit/Button.tsx';
import type { ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; hasSaved: boolean };

export function ProfileActions({ form, hasSaved }: Props) {
  const { editing, busy, isChanged } = form;
  if (!editing)
    return (
      <Button icon={IconPencil} onClick={form.edit}>
        Edit Profile
      </Button>
    );
  return (
    <>
      {(hasSaved || isChanged) && (
        <Button variant="default" onClick={form.cancel} disabled={busy}>
          Cancel
        </Button>
      )}
      <Button onClick={() => form.save()} loading={busy}>
        Save Profile
      </Button>
    </>
  );
}
