import { Skeleton } from '../kit/Skeleton.tsx';
import field from './fields.module.css';

const FIELDS = [52, 52, 68, 52];

/** The skeleton of the fields besides the meals. */
export const FieldsSkeleton = () =>
  FIELDS.map((height, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
    <div key={index} className={field.field}>
      <Skeleton width={96} height={14} mb={12} />
      <Skeleton height={height} />
    </div>
  ));
