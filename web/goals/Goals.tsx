import { IconFlag, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Goals as AllGoals, Goal } from '#domain/goals/goalSchema.ts';
import { isOpen, type Move, mayMove, type Side, tooManyGoals } from '#domain/goals/policy.ts';
import { Button, RowAction } from '../kit/Button.tsx';
import { Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { May, useMay, useMe } from '../session/session.ts';
import { readDraft } from '../store/browserStore.ts';
import { goalsQuery } from './api.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { GoalForm } from './GoalForm.tsx';
import { Answer, type Ask, GoalItem, Overdue } from './GoalItem.tsx';
import classes from './Goals.module.css';
import { draftKey, goalDraft } from './goalValues.ts';
import { ClosedGoals, History } from './History.tsx';
import { goalName } from './inWords.ts';
import { say } from './words.ts';

/** All goals of a customer, for both roles: the open ones with their progress, then the closed ones. */
export default function Goals({ customerId }: { customerId: string }) {
  const goals = useQuery(goalsQuery(customerId));
  if (!goals.data)
    return <Unloaded query={goals} skeleton={<GoalsSkeleton />} failed={say.failedToFetch} />;
  return <GoalList key={customerId} customerId={customerId} goals={goals.data} />;
}

/** `/customer/goals`: the customer's own goals. */
export function GoalsScreen() {
  const { id } = useMe();
  return (
    <Page title={ofKit.goals} narrow>
      {/* The headings of the goals are those of a part, as below the trends. */}
      <VisuallyHidden role="heading" aria-level={2}>
        {say.yourGoals}
      </VisuallyHidden>
      <Goals customerId={id} />
    </Page>
  );
}

type ListProps = { customerId: string; goals: AllGoals };

/** At most one goal is being written at a time; `id` is null for a new one. */
type Written = { readonly id: string | null };

function GoalList({ customerId, goals }: ListProps) {
  const me = useMe();
  const mayWrite = useMay('owner', 'dietician');
  const reader: Side = me.role === 'customer' ? 'customer' : 'dietician';
  const open = goals.items.filter(({ state }) => isOpen(state));
  const [written, write] = useState<Written | null>(() => {
    const isLeft = (id: string | null) => readDraft(draftKey(me.id, customerId, id), goalDraft);
    return (
      [null, ...open.map(({ id }) => id)].map((id) => ({ id })).find(({ id }) => isLeft(id)) ?? null
    );
  });
  const [asked, ask] = useState<{ id: string; ask: Ask } | null>(null);
  const { today, ownKinds } = goals;
  const form = (goal: Goal | null) => (
    <GoalForm
      customerId={customerId}
      goal={goal}
      ownKinds={ownKinds}
      today={today}
      onDone={(id) => write(id === null ? null : { id })}
    />
  );
  const refusal = tooManyGoals(open.length);
  return (
    <section aria-label={ofKit.goals} className="grid gap-4 shrinks">
      <div className={classes.top}>
        <p className={classes.lead}>
          {open.length > 0 ? say.underWay(open.length) : say.noneYet[reader]}
        </p>
        {refusal && <p>{refusal.message}</p>}
        {!refusal && mayWrite && (
          <Button
            variant="default"
            icon={IconPlus}
            disabled={written !== null}
            onClick={() => write({ id: null })}
          >
            {say.setGoal}
          </Button>
        )}
      </div>
      {written?.id === null && <div className="card shrinks pad-4">{form(null)}</div>}
      {open.length > 0 && (
        <ul className="card shrinks" aria-label={say.openGoals}>
          {open.map((goal) => (
            <li key={goal.id} className={classes.item}>
              {written?.id === goal.id ? (
                form(goal)
              ) : (
                <GoalItem
                  goal={goal}
                  ownKinds={ownKinds}
                  today={today}
                  reader={reader}
                  actions={
                    mayWrite && (
                      <Actions
                        goal={goal}
                        name={goalName(goal, ownKinds)}
                        reader={reader}
                        onEdit={written === null ? () => write({ id: goal.id }) : null}
                        onMove={(move) => ask({ id: goal.id, ask: move })}
                      />
                    )
                  }
                >
                  <May by={['owner', 'dietician']}>
                    <Answer
                      customerId={customerId}
                      goal={goal}
                      reader={reader}
                      onDecline={() => ask({ id: goal.id, ask: 'declined' })}
                    />
                    <Overdue
                      goal={goal}
                      today={today}
                      onAsk={(what) => ask({ id: goal.id, ask: what })}
                    />
                  </May>
                  <History customerId={customerId} goal={goal} goals={goals} />
                </GoalItem>
              )}
            </li>
          ))}
        </ul>
      )}
      <ClosedGoals goals={goals} customerId={customerId} />
      <GoalDialog customerId={customerId} goals={goals} asked={asked} onClose={() => ask(null)} />
    </section>
  );
}

type ActionProps = {
  goal: Goal;
  name: string;
  reader: Side;
  /** Null while another goal is being written. */
  onEdit: (() => void) | null;
  onMove: (move: Move) => void;
};

function Actions({ goal, name, reader, onEdit, onMove }: ActionProps) {
  return (
    <>
      {onEdit && goal.target !== null && (
        <RowAction
          icon={IconPencil}
          label={ofKit.edit}
          name={say.editNamed(name)}
          onClick={onEdit}
        />
      )}
      {mayMove(goal, 'ended', reader) && (
        <RowAction
          icon={IconFlag}
          label={say.end}
          name={say.endNamed(name)}
          onClick={() => onMove('ended')}
        />
      )}
      {mayMove(goal, 'dropped', reader) && (
        <RowAction
          icon={IconTrash}
          label={say.drop}
          name={say.dropNamed(name)}
          onClick={() => onMove('dropped')}
        />
      )}
    </>
  );
}

function GoalsSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label={ofKit.loading}>
      <Skeleton width={220} height={16} my={12} />
      <Skeleton height={104} radius="lg" mb="sm" />
      <Skeleton height={104} radius="lg" />
    </div>
  );
}
