import {
  IconBookmarkPlus,
  IconCopy,
  IconHistory,
  IconPencil,
  IconTrash,
  IconUserShare,
} from '@tabler/icons-react';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { RowAction } from '../../kit/Button.tsx';
import type { LoadAs } from '../form/useLoadPlan.ts';
import classes from './PlanList.module.css';
import { datesOf, daysLogged, momentOf } from './words.ts';

type Props = {
  plan: PlanSummary;
  editing: boolean;
  loading: LoadAs | null;
  onLoad: (as: LoadAs) => void;
  onOther: () => void;
  onKeep: () => void;
  onVersions: () => void;
  onDelete: () => void;
};

const LOADS = [
  { as: 'edit', icon: IconPencil, label: 'Edit' },
  { as: 'copy', icon: IconCopy, label: 'Copy' },
] as const;

export function PlanRow(props: Props) {
  const { plan, editing, loading, onLoad, onOther, onKeep, onVersions, onDelete } = props;
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
        {LOADS.map(({ as, icon, label }) => (
          <RowAction
            key={as}
            icon={icon}
            label={label}
            of={plan.name}
            busy={loading === as}
            onClick={() => onLoad(as)}
          />
        ))}
        <RowAction
          icon={IconUserShare}
          label="Use for another customer"
          of={plan.name}
          onClick={onOther}
        />
        <RowAction
          icon={IconBookmarkPlus}
          label="Keep in Library"
          of={plan.name}
          onClick={onKeep}
        />
        <RowAction icon={IconHistory} label="Versions" of={plan.name} onClick={onVersions} />
        <RowAction icon={IconTrash} label="Delete" of={plan.name} onClick={onDelete} />
      </div>
    </li>
  );
}
