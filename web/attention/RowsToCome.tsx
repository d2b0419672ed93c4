import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/Spoken.tsx';
import classes from './Board.module.css';

const ROWS = [62, 48, 70, 54, 66];

/**
 * Placeholders for rows that are loading. The content below the board waits for the rows, so that it does not
 * move.
 */
export const RowsToCome = () => (
  <div role="status" data-coming>
    <VisuallyHidden>Looking who needs you</VisuallyHidden>
    {ROWS.map((width) => (
      <div key={width} className={classes.waiting}>
        <Skeleton circle height={36} />
        <div>
          <Skeleton height={14} width="60%" mt={2} />
          <Skeleton height={11} width="40%" mt={8} />
        </div>
        <Skeleton height={13} width={`${width}%`} mt={4} />
      </div>
    ))}
  </div>
);
