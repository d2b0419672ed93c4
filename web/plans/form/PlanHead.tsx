import { Button } from '@mantine/core';
import { IconRotateClockwise2 } from '@tabler/icons-react';
import { isBlank } from './isBlank.ts';
import classes from './PlanHead.module.css';
import { useFormValue } from './planFormContext.ts';

type Props = {
  /** The customer's latest plan, to begin the next one from. */
  latestId: string | null;
  busy: boolean;
  onAgain: (planId: string) => void;
};

/** What is in the form; and, while nothing is, the quickest way to a start. */
export function PlanHead({ latestId, busy, onAgain }: Props) {
  const title = useFormValue(({ state: { source } }) =>
    source.kind === 'edit' ? `Edit “${source.name}”` : 'New diet plan',
  );
  const blank = useFormValue(({ state }) => isBlank(state));
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      {blank && latestId && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconRotateClockwise2 size={16} stroke={1.5} aria-hidden />}
          loading={busy}
          onClick={() => onAgain(latestId)}
        >
          Begin from the latest one
        </Button>
      )}
    </div>
  );
}
