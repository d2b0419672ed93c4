import { IconCalendarRepeat } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { Reuse } from '../reuse/reuse.ts';
import { FORM_TITLE_ID } from './focusField.ts';
import classes from './PlanHead.module.css';
import { isBlank, useFormValue } from './planForm.ts';

const PrintForm = lazyPart(() => import('./PrintForm.tsx'));
const AgainButtons = lazyPart(() => import('../reuse/AgainButtons.tsx'));

type Props = {
  customerId: string | null;
  /** The customer's latest plan, from which the next week can be begun. */
  latestId: string | null;
  busy: boolean;
  onNext: (planId: string) => void;
  onReuse: (reuse: Reuse) => void;
  onWeeks: () => void;
  /** On a desktop, the tools of the week stand on the same line. */
  children?: ReactNode;
};

/** What is in the form; while it is empty, also the quickest way to start. */
export function PlanHead(props: Props) {
  const { customerId, latestId, busy, onNext, onReuse, onWeeks, children } = props;
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
          leftSection={<IconCalendarRepeat size={16} stroke={1.5} aria-hidden />}
          loading={busy}
          onClick={() => onNext(latestId)}
        >
          Next Week
        </Button>
      )}
      {!blank && customerId && (
        <Suspense>
          <PrintForm customerId={customerId} />
          <AgainButtons onReuse={onReuse} onWeeks={onWeeks} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
