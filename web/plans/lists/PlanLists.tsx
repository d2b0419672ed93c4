import type { LoadAs, Loading } from '../form/useLoadPlan.ts';
import classes from '../PlansScreen.module.css';
import type { Reuse } from '../reuse/reuse.ts';
import { ExistingPlans } from './ExistingPlans.tsx';
import { SavedPlans } from './SavedPlans.tsx';

type Props = {
  customerId: string;
  loading: Loading;
  onLoad: (id: string, as: LoadAs) => void;
  onReuse: (reuse: Reuse) => void;
};

/** Below the form: what the customer was given, and what was saved for later. */
export default function PlanLists({ customerId, ...rest }: Props) {
  return (
    <div className={classes.lists}>
      <ExistingPlans key={customerId} customerId={customerId} {...rest} />
      <SavedPlans key={`saved ${customerId}`} customerId={customerId} {...rest} />
    </div>
  );
}
