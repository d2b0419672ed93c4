import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changeInLibrary, libraryPlanQuery, takeOut } from './api.ts';
import type { Keepable } from './keepable.ts';
import classes from './Library.module.css';
import { remember } from './undoable.ts';
import { namesWords, REPLACE_ASKED, TAKE_OUT_ASKED } from './words.ts';

type Props = {
  plan: LibraryPlan;
  inForm: Keepable | null;
  onChange: () => void;
  onTakenOut: () => void;
};

const small = { variant: 'default', size: 'compact-sm' } as const;

/** Changes a library plan, replaces its week, or takes it out. */
export function PreviewActions({ plan, inForm, onChange, onTakenOut }: Props) {
  const queries = useQueryClient();
  const [asked, ask] = useState<'replace' | 'takeOut' | null>(null);
  const fetchAgain = () => void queries.invalidateQueries({ queryKey: ['library-plan'] });
  const act = useMutation({
    mutationFn: async (what: 'replace' | 'takeOut') => {
      if (what === 'takeOut') return takeOut(plan);
      if (!inForm) return;
      const { name, tags, forWhom } = plan;
      // The notes of a customer's plan stay out of the library.
      const week = { ...libraryWeekOf(inForm.plan), notes: plan.week.notes };
      const changed = await changeInLibrary(plan, { name, tags, forWhom, week });
      queries.setQueryData(libraryPlanQuery(plan.id).queryKey, changed);
      remember(queries, { what: 'replaced', plan, version: changed.version });
    },
    onSuccess: (_nothing, what) => {
      if (what === 'takeOut') return onTakenOut();
      toastSuccess('Its week was replaced.');
    },
    onSettled: () => {
      ask(null);
      fetchAgain();
    },
  });
  const naming = inForm?.naming ?? [];
  return (
    <>
      <div className={classes.actions}>
        <Button {...small} onClick={onChange}>
          Change
        </Button>
        {inForm && (
          <Button {...small} onClick={() => ask('replace')}>
            Replace Its Week
          </Button>
        )}
        <Button {...small} onClick={() => ask('takeOut')}>
          Take Out
        </Button>
      </div>
      {act.error && (
        <Failure message="The library was not changed." reason={messageOf(act.error)} />
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={
          asked === 'replace' ? `Replace the week of “${plan.name}”` : `Take out “${plan.name}”`
        }
        message={
          asked === 'replace' ? (
            <>
              <p>{REPLACE_ASKED}</p>
              {naming.length > 0 && <p role="alert">{namesWords(naming)}</p>}
            </>
          ) : (
            TAKE_OUT_ASKED
          )
        }
        confirmLabel={asked === 'replace' ? 'Replace' : 'Take Out'}
        busy={act.isPending}
        onConfirm={() => asked && act.mutate(asked)}
        onClose={() => ask(null)}
      />
    </>
  );
}
