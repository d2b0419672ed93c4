import { useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KeepForm } from './KeepForm.tsx';
import type { Keepable } from './keepable.ts';
import { Library } from './Library.tsx';
import { KEEP, TITLE } from './words.ts';

type Props = {
  /** What it begins with: a plan to keep, or null for the library itself. */
  begin: Keepable | null;
  /** What is in the plan form now; null while no meal is. */
  inForm: () => Keepable | null;
  /** For whom a plan is used; null: nobody is chosen yet. */
  customer: string | null;
  onUse: (plan: LibraryPlan) => void;
  onClose: () => void;
};

/** The practice's plans, to begin others from; and what keeps one there. */
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
