import { RowsSkeleton } from '../kit/Skeleton.tsx';
import classes from './PanelSkeleton.module.css';

/** The outline of the list, as high as five rows. */
export const PanelSkeleton = () => (
  <RowsSkeleton count={5} rowClassName={classes.row} widths={['72%', '40%']} />
);
