import type { TablerIcon } from '@tabler/icons-react';
import { IconButton } from './Button.tsx';
import { Hint } from './Hint.tsx';

type Props = {
  id?: string;
  icon: TablerIcon;
  label: string;
  /** The object of the action: with `Spring week` the button is called 'Delete Spring week'. */
  of: string;
  busy?: boolean;
  onClick: () => void;
};

/** An icon button at the end of a row. */
export function RowAction({ id, icon: Icon, label, of, busy = false, onClick }: Props) {
  return (
    <Hint label={label} atEnd>
      <IconButton id={id} size={36} aria-label={`${label} ${of}`} loading={busy} onClick={onClick}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
}
