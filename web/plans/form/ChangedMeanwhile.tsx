import { IconUsers } from '@tabler/icons-react';
import type { PlanSummary } from '#domain/plans/plan.ts';
import { Button } from '../../ui/Button.tsx';
import { momentOf } from '../lists/words.ts';
import classes from './Banner.module.css';

type Props = { newer: PlanSummary; onCompare: () => void };

/** Says early, while one still writes, what an update would run into. */
export default function ChangedMeanwhile({ newer, onCompare }: Props) {
  return (
    <div className={classes.banner} role="status">
      <IconUsers size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <p className={classes.words}>
        Someone updated this plan ({momentOf(newer.lastModified, new Date())}) while it is in your
        form. Nothing you typed is lost.
      </p>
      <Button size="xs" variant="default" onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}
