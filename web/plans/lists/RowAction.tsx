import type { TablerIcon } from '@tabler/icons-react';
import { Hint } from '../../ui/Hint.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

type Props = {
  icon: TablerIcon;
  label: string;
  /** The plan it is done to, for the accessible name. */
  name: string;
  busy?: boolean;
  onClick: () => void;
};

export function RowAction({ icon: Icon, label, name, busy = false, onClick }: Props) {
  return (
    <Hint label={label} atEnd>
      <IconButton size={36} aria-label={`${label} ${name}`} loading={busy} onClick={onClick}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
}
