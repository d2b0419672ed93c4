import { IconHistory } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { momentOf } from '../lists/words.ts';
import classes from './Banner.module.css';
import type { KeptDraft } from './keptDrafts.ts';

type Props = { draft: KeptDraft; onRestore: () => void; onDiscard: () => void };

/** Offers back what a crash, a reload or a change of screen left unsaved. */
export function FoundWork({ draft, onRestore, onDiscard }: Props) {
  const { values, source } = draft.state;
  const name = values.name?.trim() || (source.kind === 'edit' ? source.name : '');
  return (
    <div className={classes.banner} role="status">
      <IconHistory size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <p className={classes.words}>
        You have unsaved work from {momentOf(draft.savedAt, new Date())}
        {name && <span className={classes.name}>: “{name}”</span>}
      </p>
      <Button size="xs" onClick={onRestore}>
        Restore
      </Button>
      <Button size="xs" variant="default" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
