import classes from './Badge.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  count: number;
  /** What is counted: 'unread'. */
  word: string;
};

/** A count beside an entry of the navigation; nothing for none. */
export function Badge({ count, word }: Props) {
  if (count === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>
        , {count} {word}
      </VisuallyHidden>
    </>
  );
}
