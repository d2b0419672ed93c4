import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { say } from './words.ts';

type Props = {
  /** The draft, see `useEdit`. */
  draft: {
    readonly isOutdated: boolean;
    readonly isRestored: boolean;
    readonly isKept: boolean;
    readonly drop: () => void;
    readonly rebase: () => void;
  };
  /** What to say when somebody else saved meanwhile. */
  outdated: ReactNode;
  theirs?: string;
  mine?: string;
  restored?: string;
};

/** What one should know about a draft before going on: changed elsewhere, restored, or not kept; usually nothing. */
export function DraftNotice({
  draft,
  outdated,
  theirs = say.showTheirs,
  mine = say.keepMine,
  restored = say.restored,
}: Props) {
  // The pressed button disappears.
  const press = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    act();
    event.currentTarget.closest('form')?.querySelector('input')?.focus();
  };
  const drop = (words: string) => (
    <Button variant="default" onClick={press(draft.drop)}>
      {words}
    </Button>
  );
  if (draft.isOutdated) {
    const actions = (
      <>
        {drop(theirs)}
        <Button variant="subtle" onClick={press(draft.rebase)}>
          {mine}
        </Button>
      </>
    );
    return (
      <Notice role="alert" attention actions={actions}>
        {outdated}
      </Notice>
    );
  }
  if (draft.isRestored)
    return (
      <Notice role="status" actions={drop(say.discardIt)}>
        {restored}
      </Notice>
    );
  return draft.isKept ? null : <Notice role="status">{say.cannotKeepDrafts}</Notice>;
}
