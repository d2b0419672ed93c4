import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PlanSummary } from '#domain/plans/plan.ts';
import type { LoadAs } from '../form/useLoadPlan.ts';
import classes from './PlanList.module.css';
import { RowAction } from './RowAction.tsx';
import { datesOf, daysLogged, momentOf } from './words.ts';

type Props = {
  plan: PlanSummary;
  editing: boolean;
  loading: LoadAs | null;
  onLoad: (as: LoadAs) => void;
  onVersions: () => void;
  onDelete: () => void;
};

export function PlanRow({ plan, editing, loading, onLoad, onVersions, onDelete }: Props) {
  const now = new Date();
  const changed = plan.lastModified !== plan.uploadedAt;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          {plan.name}
          {editing && <span className={classes.editing}>in the form</span>}
        </p>
        <p className={classes.facts}>
          <span>{datesOf(plan.startDate, plan.endDate)}</span>
          <span title={changed ? `Changed ${momentOf(plan.lastModified, now)}` : undefined}>
            Uploaded {momentOf(plan.uploadedAt, now)}
          </span>
          <span>{daysLogged(plan.daysLogged)}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <RowAction
          icon={IconPencil}
          label="Edit"
          name={plan.name}
          busy={loading === 'edit'}
          onClick={() => onLoad('edit')}
        />
        <RowAction
          icon={IconCopy}
          label="Copy"
          name={plan.name}
          busy={loading === 'copy'}
          onClick={() => onLoad('copy')}
        />
        <RowAction icon={IconHistory} label="Versions" name={plan.name} onClick={onVersions} />
        <RowAction icon={IconTrash} label="Delete" name={plan.name} onClick={onDelete} />
      </div>
    </li>
  );
}
