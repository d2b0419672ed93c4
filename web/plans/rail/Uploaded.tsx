import { IconCheck } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { PlanDraft } from '../form/planDraft.ts';
import { isBlank, useFormValue } from '../form/planForm.ts';
import type { SentWeeks } from '../weeks/useUploadWeeks.ts';
import classes from './Uploaded.module.css';
import { daysWords } from './words.ts';

/** The last upload on this screen; `sent` if it was several weeks. */
export type JustUploaded = {
  readonly startDate: string;
  readonly endDate: string;
  readonly sent?: SentWeeks;
};

type Props = {
  name: string;
  customerId: string;
  plan: JustUploaded;
  onNext: () => void;
  /** Its weeks are taken back; `offered` is what they were made from, unless that is in the form again. */
  onTaken: (sent: SentWeeks, offered: PlanDraft | null) => void;
};

const TakeBack = lazyPart(() => import('../weeks/TakeBack.tsx'));

/** Says for whom and for which days a plan was uploaded, until the next plan is begun. */
export function Uploaded({ name, customerId, plan, onNext, onTaken }: Props) {
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
      {plan.sent && (
        <Suspense>
          <TakeBack customerId={customerId} whose={name} sent={plan.sent} onTaken={onTaken} />
        </Suspense>
      )}
    </div>
  );
}
