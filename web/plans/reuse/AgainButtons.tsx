import { IconCalendarPlus, IconUserShare } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import classes from '../form/PlanHead.module.css';
import { useFormValue } from '../form/planForm.ts';
import type { Reuse } from './reuse.ts';

type Props = { onReuse: (reuse: Reuse) => void; onWeeks: () => void };

/** Other uses of the plan in the form: one for another customer, or the same for several weeks. */
export default function AgainButtons({ onReuse, onWeeks }: Props) {
  const editedId = useFormValue(({ state: { source } }) =>
    source.kind === 'edit' ? source.id : null,
  );
  return editedId === null ? (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.begin}
      leftSection={<IconCalendarPlus size={16} stroke={1.5} aria-hidden />}
      onClick={onWeeks}
    >
      Several Weeks
    </Button>
  ) : (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.begin}
      leftSection={<IconUserShare size={16} stroke={1.5} aria-hidden />}
      onClick={() => onReuse({ kind: 'other', planId: editedId })}
    >
      Use for another customer
    </Button>
  );
}
