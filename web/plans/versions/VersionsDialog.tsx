import { useState } from 'react';
import type { PlanSummary } from '#domain/plans/plan.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OneVersion } from './OneVersion.tsx';
import { VersionList } from './VersionList.tsx';

type Props = { customerId: string; plan: PlanSummary; onClose: () => void };

/** What a plan was: the list of its versions, and one of them to look at and bring back. */
export default function VersionsDialog({ customerId, plan, onClose }: Props) {
  const [shown, show] = useState<number | null>(null);
  const [left, leave] = useState<number | null>(null);
  return (
    <Dialog title={`Versions of “${plan.name}”`} onClose={onClose} wide>
      {shown === null ? (
        <VersionList customerId={customerId} planId={plan.id} left={left} onLook={show} />
      ) : (
        <OneVersion
          customerId={customerId}
          planId={plan.id}
          version={shown}
          onBack={() => {
            leave(shown);
            show(null);
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
