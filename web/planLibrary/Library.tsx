import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Button } from '../kit/Button.tsx';
import { useIsPhone } from '../kit/device.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changeInLibrary, libraryPlanQuery } from './api.ts';
import type { Keepable } from './keepable.ts';
import { LabelFields, useLabelForm } from './LabelFields.tsx';
import classes from './Library.module.css';
import { LibraryList } from './LibraryList.tsx';
import { LibraryPreview } from './LibraryPreview.tsx';
import { Undoables } from './Undoables.tsx';
import { remember } from './undoable.ts';
import { CHOOSE } from './words.ts';

type Props = {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  inForm: Keepable | null;
  customer: string | null;
  onKeep: (keepable: Keepable) => void;
  onUse: (plan: LibraryPlan) => void;
};

/** The list, and next to it the week of the chosen plan; on a phone one after the other. */
export function Library({ chosen, onChoose, inForm, customer, onKeep, onUse }: Props) {
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
    <div className={classes.side}>
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
        className={classes.shown}
        aria-label="Chosen plan"
        hidden={isListAlone}
      >
        {isPhone && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
            onClick={() => onChoose(null)}
          >
            All Plans
          </Button>
        )}
        {!chosen && <p className={classes.choose}>{CHOOSE}</p>}
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

/** Changes a plan's name and for whom it is; its week stays. */
function ChangeForm({ plan, onEnd }: { plan: LibraryPlan; onEnd: () => void }) {
  const queries = useQueryClient();
  const initial = { name: plan.name, tags: plan.tags.join(', '), forWhom: plan.forWhom };
  const form = useLabelForm(initial, async (labels) => {
    const changed = await changeInLibrary(plan, labels);
    queries.setQueryData(libraryPlanQuery(plan.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['library-plan'] });
    toastSuccess('Changed.');
    onEnd();
  });
  const { ref } = form.form;
  // The pressed button is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.form} aria-label={`Change ${plan.name}`}>
      <LabelFields form={form} />
      <div className="buttons" data-foot>
        <Button type="button" variant="default" onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
