import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { isBlank } from '../form/formState.ts';
import { useFormValue } from '../form/planFormContext.ts';
import classes from './Uploaded.module.css';
import { daysWords } from './words.ts';

type Props = {
  name: string;
  customerId: string;
  plan: { readonly startDate: string; readonly endDate: string };
  onNext: () => void;
};

/** Says for whom and for which days a plan was uploaded, until the next one is begun. */
export function Uploaded({ name, customerId, plan, onNext }: Props) {
  const blank = useFormValue(({ state }) => isBlank(state));
  if (!blank) return null;
  return (
    <div className={classes.line} role="status">
      <IconCheck size={18} stroke={1.5} aria-hidden />
      <span>
        Uploaded for <bdi>{name}</bdi>, {daysWords(plan.startDate, plan.endDate)}
      </span>
      <TextLink to={`/client/customers/${customerId}?tab=plans`}>View</TextLink>
      <Button variant="default" size="compact-sm" onClick={onNext}>
        Next customer
      </Button>
    </div>
  );
}
