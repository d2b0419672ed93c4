import { useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { KeepForm } from './KeepForm.tsx';
import type { Keepable } from './keepable.ts';
import { Library } from './Library.tsx';
import { KEEP, TITLE } from './words.ts';

type Props = {
  /** The dialog starts with a plan to keep, or with the library if null. */
  begin: Keepable | null;
  /** The plan in the plan form now; null while it has no meal. */
  inForm: () => Keepable | null;
  /** The customer for whom a plan is used; null: nobody is chosen yet. */
  customer: string | null;
  onUse: (plan: LibraryPlan) => void;
  onClose: () => void;
};

/** The practice's plans, from which others are begun, and the form that keeps a plan there. */
export default function LibraryDialog({ begin, inForm, customer, onUse, onClose }: Props) {
  const [keeping, keep] = useState(begin);
  const [chosen, choose] = useState<string | null>(null);
  const back = () => (begin ? onClose() : keep(null));
  return keeping ? (
    <Dialog key="keep" title={KEEP} onClose={back}>
      <KeepForm
        keepable={keeping}
        onCancel={back}
        onKept={(id) => {
          choose(id);
          back();
        }}
      />
    </Dialog>
  ) : (
    <Dialog key="library" title={TITLE} onClose={onClose} wide="screen">
      <Library
        chosen={chosen}
        onChoose={choose}
        inForm={inForm()}
        customer={customer}
        onKeep={keep}
        onUse={onUse}
      />
    </Dialog>
  );
}
