import { IconRotateClockwise2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FORM_TITLE_ID } from './focusField.ts';
import { isBlank } from './formState.ts';
import classes from './PlanHead.module.css';
import { useFormValue } from './planFormContext.ts';

const PrintForm = lazy(() => import('./PrintForm.tsx'));

type Props = {
  customerId: string | null;
  /** The customer's latest plan, to begin the next one from. */
  latestId: string | null;
  busy: boolean;
  onAgain: (planId: string) => void;
  /** On a desktop the tools of the week stand on the same line. */
  children?: ReactNode;
};

/** What is in the form; and, while nothing is, the quickest way to a start. */
export function PlanHead({ customerId, latestId, busy, onAgain, children }: Props) {
  const title = useFormValue(({ state: { source } }) =>
    source.kind === 'edit' ? `Edit “${source.name}”` : 'New diet plan',
  );
  const blank = useFormValue(({ state }) => isBlank(state));
  return (
    <div className={classes.head}>
      <h2 id={FORM_TITLE_ID} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {blank && latestId && (
        <Button
          variant="light"
          className={classes.begin}
          size="compact-sm"
          leftSection={<IconRotateClockwise2 size={16} stroke={1.5} aria-hidden />}
          loading={busy}
          onClick={() => onAgain(latestId)}
        >
          Start from their latest plan
        </Button>
      )}
      {!blank && customerId && (
        <Suspense>
          <PrintForm customerId={customerId} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
