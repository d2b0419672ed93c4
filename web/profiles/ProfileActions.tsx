import { IconPencil } from '@tabler/icons-react';
import { Button } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { ProfileForm } from './useProfileForm.ts';
import { say } from './words.ts';

type Props = { form: ProfileForm; hasSaved: boolean };

export function ProfileActions({ form, hasSaved }: Props) {
  const { editing, busy, isChanged } = form;
  if (!editing)
    return (
      <Button icon={IconPencil} onClick={form.edit}>
        {say.editProfile}
      </Button>
    );
  return (
    <>
      {(hasSaved || isChanged) && (
        <Button variant="default" onClick={form.cancel} disabled={busy}>
          {ofKit.cancel}
        </Button>
      )}
      <Button onClick={() => form.save()} loading={busy}>
        {say.saveProfile}
      </Button>
    </>
  );
}
