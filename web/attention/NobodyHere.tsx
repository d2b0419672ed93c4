import { IconMoodSmile } from '@tabler/icons-react';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import type { BoardView } from './api.ts';
import classes from './Board.module.css';
import { nobodyWords } from './words.ts';

type Props = { view: BoardView; counts: AttentionPage['counts'] | undefined };

/** A board without rows: good news, and when to look again. */
export function NobodyHere({ view, counts }: Props) {
  const { title, text } = nobodyWords(view, counts?.snoozed ?? 0);
  return (
    <div className={classes.nobody}>
      <IconMoodSmile size={28} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.good}>{title}</p>
        <p className={classes.when}>{text}</p>
      </div>
    </div>
  );
}
