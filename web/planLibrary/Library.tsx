import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Button } from '../ui/Button.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { ChangeForm } from './ChangeForm.tsx';
import classes from './Library.module.css';
import type { Keepable } from './LibraryDialog.tsx';
import { LibraryList } from './LibraryList.tsx';
import { LibraryPreview } from './LibraryPreview.tsx';
import { TakenOut } from './TakenOut.tsx';
import { CHOOSE } from './words.ts';

type Props = {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  inForm: Keepable | null;
  customer: string | null;
  onKeep: (keepable: Keepable) => void;
  onUse: (plan: LibraryPlan) => void;
};

/** The list, and beside it the week of the chosen plan; on a phone one after the other. */
export function Library({ chosen, onChoose, inForm, customer, onKeep, onUse }: Props) {
  const isPhone = useIsPhone();
  const [changing, change] = useState<LibraryPlan | null>(null);
  const [takenOut, takeNote] = useState<LibraryPlan | null>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row that was pressed is gone.
    if (isPhone && chosen) shown.current?.focus();
  }, [isPhone, chosen]);
  const list = (
    <div className={classes.side}>
      {takenOut && <TakenOut key={takenOut.id} plan={takenOut} onBack={() => takeNote(null)} />}
      <LibraryList chosen={chosen} onChoose={onChoose} inForm={inForm} onKeep={onKeep} />
    </div>
  );
  if (isPhone && !chosen) return list;
  return (
    <div className={classes.library}>
      {!isPhone && list}
      <section ref={shown} tabIndex={-1} className={classes.shown} aria-label="Chosen plan">
        {isPhone && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
            onClick={() => {
              change(null);
              onChoose(null);
            }}
          >
            All Plans
          </Button>
        )}
        {!chosen && <p className={classes.choose}>{CHOOSE}</p>}
        {chosen &&
          (changing?.id === chosen ? (
            <ChangeForm plan={changing} onEnd={() => change(null)} />
          ) : (
            <LibraryPreview
              key={chosen}
              id={chosen}
              inForm={inForm}
              customer={customer}
              onUse={onUse}
              onChange={change}
              onTakenOut={(plan) => {
                takeNote(plan);
                onChoose(null);
              }}
            />
          ))}
      </section>
    </div>
  );
}
