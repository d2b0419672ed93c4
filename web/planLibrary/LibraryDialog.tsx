import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useIsPhone } from '../kit/device.ts';
import { UndoLine } from '../kit/UndoLine.tsx';
import {
  changeInLibrary,
  forget,
  nameOf,
  putBack,
  remember,
  type Undoable,
  undoablesQuery,
} from './api.ts';
import { ChangeForm, type Keepable, KeepForm } from './KeepForm.tsx';
import classes from './Library.module.css';
import { LibraryList } from './LibraryList.tsx';
import { LibraryPreview } from './LibraryPreview.tsx';
import { say } from './words.ts';

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

export function LibraryDialog({ begin, inForm, customer, onUse, onClose }: Props) {
  const [keeping, keep] = useState(begin);
  const [chosen, choose] = useState<string | null>(null);
  const back = () => (begin ? onClose() : keep(null));
  return keeping ? (
    <Dialog key="keep" title={say.keepInLibrary} onClose={back}>
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
    <Dialog key="library" title={say.planLibrary} onClose={onClose} wide="screen">
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

type LibraryProps = {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  inForm: Keepable | null;
  customer: string | null;
  onKeep: (keepable: Keepable) => void;
  onUse: (plan: LibraryPlan) => void;
};

/** The list, and next to it the week of the chosen plan; on a phone one after the other. */
function Library({ chosen, onChoose, inForm, customer, onKeep, onUse }: LibraryProps) {
  const isPhone = useIsPhone();
  const queries = useQueryClient();
  // Open forms stay, with what was typed, while another plan is shown.
  const [changing, change] = useState<readonly LibraryPlan[]>([]);
  const [fresh, setFresh] = useState<string | null>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the pressed row is gone.
    if (isPhone && chosen) shown.current?.focus();
  }, [isPhone, chosen]);
  const list = (
    <div className="shrinks">
      <Undoables fresh={fresh} />
      <LibraryList
        chosen={chosen}
        onChoose={(id) => {
          setFresh(null);
          onChoose(id);
        }}
        inForm={inForm}
        onKeep={onKeep}
      />
    </div>
  );
  const isListAlone = isPhone && !chosen;
  return (
    <div className={classes.library} data-list={isListAlone || undefined}>
      {(!isPhone || isListAlone) && list}
      <section
        ref={shown}
        tabIndex={-1}
        className="shrinks"
        aria-label={say.chosenPlan}
        hidden={isListAlone}
      >
        {isPhone && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            icon={IconArrowLeft}
            onClick={() => onChoose(null)}
          >
            {say.allPlans}
          </Button>
        )}
        {!chosen && <p className={classes.choose}>{say.choosePlan}</p>}
        {changing.map((plan) => (
          <div key={plan.id} hidden={plan.id !== chosen}>
            <ChangeForm
              plan={plan}
              onEnd={() => {
                change((now) => now.filter(({ id }) => id !== plan.id));
                shown.current?.focus();
              }}
            />
          </div>
        ))}
        {chosen && !changing.some(({ id }) => id === chosen) && (
          <LibraryPreview
            key={chosen}
            id={chosen}
            inForm={inForm}
            customer={customer}
            onUse={onUse}
            onChange={(plan) => change((now) => [...now, plan])}
            onTakenOut={(plan) => {
              remember(queries, { what: 'takenOut', plan, version: plan.version });
              setFresh(plan.id);
              onChoose(null);
            }}
          />
        )}
      </section>
    </div>
  );
}

type UndoablesProps = {
  /** The plan taken out just now: the pressed button disappeared with it. */
  fresh: string | null;
};

function Undoables({ fresh }: UndoablesProps) {
  const queries = useQueryClient();
  const { data: undoables = [] } = useQuery(undoablesQuery);
  const undo = async (done: Undoable) => {
    await takeBack(done);
    forget(queries, done);
    void queries.invalidateQueries({ queryKey: ['library-plan'] });
  };
  if (undoables.length === 0) return null;
  return (
    <ul className={classes.undoables} aria-label={say.doneToLibrary}>
      {undoables.map((done) => (
        <li key={nameOf(done)}>
          <UndoLine
            undo={() => undo(done)}
            isFresh={done.what === 'takenOut' && done.plan.id === fresh}
            failed={say.notPutBack}
          >
            <bdi>{(done.what === 'takenOut' ? say.removed : say.replacedWeek)(done.plan.name)}</bdi>
          </UndoLine>
        </li>
      ))}
    </ul>
  );
}

async function takeBack({ what, plan, version }: Undoable): Promise<void> {
  const { id, name, tags, forWhom, week } = plan;
  if (what === 'takenOut') await putBack(id);
  // Refused if somebody has changed the plan since.
  else await changeInLibrary({ id, version }, { name, tags, forWhom, week });
}
