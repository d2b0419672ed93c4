import { IconPencil } from '@tabler/icons-react';
import type { PlanSummary } from '#domain/plans/plan.ts';
import { LinkButton } from '../ui/Button.tsx';
import { moment } from '../ui/moment.ts';
import { Unseen } from '../ui/Unseen.tsx';
import classes from './PlansTab.module.css';
import { periodSpan } from './periodWords.ts';
import { editPlanPath } from './planLinks.ts';

type Props = { plan: PlanSummary; customerId: string };

export function PlanRow({ plan, customerId }: Props) {
  const { name, startDate, endDate, daysLogged } = plan;
  return (
    <li className={classes.plan}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={classes.facts}>
          <span>{periodSpan(startDate, endDate)}</span>
          <span>{daysLogged === 1 ? '1 day logged' : `${daysLogged} days logged`}</span>
          <span>uploaded {moment(plan.uploadedAt)}</span>
        </p>
      </div>
      <LinkButton
        to={editPlanPath(customerId, plan.id)}
        variant="subtle"
        className={classes.edit ?? ''}
        size="compact-md"
        leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
      >
        Edit
        <Unseen> {name}</Unseen>
      </LinkButton>
    </li>
  );
}
