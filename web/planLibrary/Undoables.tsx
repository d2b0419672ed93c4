import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { changeInLibrary, putBack } from './api.ts';
import classes from './Library.module.css';
import { forget, nameOf, type Undoable, undoablesQuery } from './undoable.ts';
import { replacedWords, takenOutWords } from './words.ts';

type Props = {
  /** The plan taken out just now: the pressed button disappeared with it. */
  fresh: string | null;
};

/** Lists what was taken out or replaced since the person signed in, with Undo. */
export function Undoables({ fresh }: Props) {
  const { data: undoables = [] } = useQuery(undoablesQuery);
  if (undoables.length === 0) return null;
  return (
    <ul className={classes.undoables} aria-label="Done to the library">
      {undoables.map((done) => (
        <Line
          key={nameOf(done)}
          done={done}
          isFresh={done.what === 'takenOut' && done.plan.id === fresh}
        />
      ))}
    </ul>
  );
}

function Line({ done, isFresh }: { done: Undoable; isFresh: boolean }) {
  const queries = useQueryClient();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) line.current?.querySelector('button')?.focus();
  }, [isFresh]);
  const undo = useMutation({
    mutationFn: () => takeBack(done),
    onSuccess: () => {
      forget(queries, done);
      void queries.invalidateQueries({ queryKey: ['library-plan'] });
    },
  });
  const words = done.what === 'takenOut' ? takenOutWords : replacedWords;
  return (
    <li>
      <div ref={line} className={classes.out} role="status">
        <bdi>{words(done.plan.name)}</bdi>
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
    </li>
  );
}

async function takeBack({ what, plan, version }: Undoable): Promise<void> {
  const { id, name, tags, forWhom, week } = plan;
  if (what === 'takenOut') await putBack(id);
  // Refused if somebody has changed the plan since.
  else await changeInLibrary({ id, version }, { name, tags, forWhom, week });
}
