import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { putBack } from './api.ts';
import classes from './Library.module.css';
import { takenOutWords } from './words.ts';

/** Says what was taken out, and takes that back. */
export function TakenOut({ plan, onBack }: { plan: LibraryPlan; onBack: () => void }) {
  const queries = useQueryClient();
  const line = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the plan.
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  const undo = useMutation({
    mutationFn: () => putBack(plan.id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['library-plan'] });
      onBack();
    },
  });
  return (
    <>
      <div ref={line} className={classes.out} role="status">
        <bdi>{takenOutWords(plan.name)}</bdi>
        <Button
          variant="default"
          size="compact-sm"
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo
        </Button>
      </div>
      {undo.error && <Failure message="It could not be put back." reason={messageOf(undo.error)} />}
    </>
  );
}
