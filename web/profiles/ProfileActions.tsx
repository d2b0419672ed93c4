import { IconPencil } from '@tabler/icons-react';
import { Button } from '../kit/Button.tsx';
import type { ProfileForm } from './useProfileForm.ts';

type Props = { form: ProfileForm; hasSaved: boolean };

export function ProfileActions({ form, hasSaved }: Props) {
  const { editing, saving, isChanged } = form;
  if (!editing)
    return (
      <Button leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={form.edit}>
        Edit Profile
      </Button>
    );
  return (
    <>
      {(hasSaved || isChanged) && (
        <Button variant="default" onClick={form.cancel} disabled={saving}>
          Cancel
        </Button>
      )}
      <Button onClick={() => form.submit()} loading={saving}>
        Save Profile
      </Button>
    </>
  );
}
