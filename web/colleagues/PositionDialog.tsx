import { type ComponentProps, useState } from 'react';
import { handsOver, positionRefusal, successorsOf } from '#domain/colleagues/colleague.ts';
import type { Colleague } from '#domain/colleagues/colleagueSchema.ts';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { isolated } from '#domain/language/language.ts';
import { POSITIONS, type Position } from '#domain/signIn/access.ts';
import { ProofForm } from '../auth/ProofFields.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { SelectField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useChangePosition } from './api.ts';
import { say } from './words.ts';

const called = ({ name, email }: Colleague) => name.trim() || email;

type PositionProps = {
  colleague: Colleague;
  colleagues: readonly Colleague[];
  /** They leave the practice; otherwise they get another position. */
  leaves: boolean;
  onClose: () => void;
};

/** Gives a colleague another position, or lets them go; who takes over their customers is asked where it matters. */
export function PositionDialog({ colleague, colleagues, leaves, onClose }: PositionProps) {
  const successors = successorsOf(colleagues, colleague.id);
  const [position, setPosition] = useState<Position>(colleague.position);
  const [successorId, setSuccessor] = useState(successors[0]?.id ?? '');
  const change = useChangePosition(colleague);
  const next = leaves ? null : position;
  const refusal = positionRefusal(colleagues, colleague, next);
  const asksSuccessor = handsOver(colleague.position, next);
  const name = called(colleague);
  return (
    <Dialog
      title={leaves ? say.removeOne(isolated(name)) : say.changePositionOf(isolated(name))}
      onClose={change.isPending ? undefined : onClose}
    >
      <div className="stack">
        {leaves && !refusal && <p>{say.removeHint}</p>}
        {!leaves && (
          <PositionField
            data-autofocus
            value={position}
            onChange={(event) => setPosition(event.currentTarget.value as Position)}
          />
        )}
        {asksSuccessor && !refusal && (
          <SelectField
            label={say.successor}
            data-autofocus
            hint={say.successorHint}
            value={successorId}
            onChange={(event) => setSuccessor(event.currentTarget.value)}
          >
            {successors.map((each) => (
              <option key={each.id} value={each.id}>
                {called(each)}
              </option>
            ))}
          </SelectField>
        )}
        {refusal ? (
          <Failure message={refusal.message} />
        ) : (
          <ProofForm
            label={leaves ? ofKit.remove : ofKit.save}
            removes={leaves}
            prove={async (proof) => {
              const taker = asksSuccessor ? successorId || null : null;
              await change.mutateAsync({ position: next, successorId: taker, ...proof });
              toastSuccess(leaves ? say.colleagueRemoved : say.positionChanged);
              onClose();
            }}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

type PositionFieldProps = Omit<ComponentProps<typeof SelectField>, 'label'>;

/** What somebody will be in the practice, with what such a person may do. */
export const PositionField = ({ value, ...rest }: PositionFieldProps) => (
  <SelectField
    {...rest}
    value={value}
    label={say.position}
    hint={colleagueSays.mayDo[value as Position]}
  >
    {POSITIONS.map((each) => (
      <option key={each} value={each}>
        {colleagueSays.positions[each]}
      </option>
    ))}
  </SelectField>
);
