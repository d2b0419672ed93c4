import { IconPencil } from '@tabler/icons-react';
import { Button } from '../ui/Button.tsx';

type Props = {
  editing: boolean;
  saving: boolean;
  /** Cancel has something to go back to. */
  cancellable: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onSave: () => void;
};

export function ProfileActions(props: Props) {
  const { editing, saving, cancellable, onEdit, onCancel, onSave } = props;
  if (!editing)
    return (
      <Button leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={onEdit}>
        Edit Profile
      </Button>
    );
  return (
    <>
      {cancellable && (
        <Button variant="default" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
      )}
      <Button onClick={onSave} loading={saving}>
        Save Profile
      </Button>
    </>
  );
}
