import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Failure } from './Notice.tsx';
import { say } from './words.ts';

type Props = {
  children: ReactNode;
  /** It was done just now, and the pressed button is gone: Undo gets the focus. */
  isFresh?: boolean;
  undo: () => Promise<unknown>;
  failed: string;
};

/** What was done to a list, with Undo; it stays until it is undone. */
export function UndoLine({ children, isFresh = true, undo, failed }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) line.current?.querySelector('button')?.focus();
  }, [isFresh]);
  const { mutate, isPending, error } = useMutation({ mutationFn: undo });
  return (
    <>
      <div ref={line} className="row gap-3 apart box below-2 pad-2-3" role="status">
        <span className="shrinks breaks">{children}</span>
        <Button variant="default" size="compact-sm" loading={isPending} onClick={() => mutate()}>
          {say.undo}
        </Button>
      </div>
      <Failure message={failed} error={error} />
    </>
  );
}
