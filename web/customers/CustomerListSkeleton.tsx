import { Skeleton } from '../ui/Skeleton.tsx';
import { Unseen } from '../ui/Unseen.tsx';
import classes from './CustomerListSkeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

export function CustomerListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Unseen>Fetching customers</Unseen>
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton circle height={36} />
          <div>
            <Skeleton height={12} width={`${52 + ((row * 17) % 24)}%`} mt={4} />
            <Skeleton height={10} width={`${64 + ((row * 11) % 20)}%`} mt={8} />
            <Skeleton height={10} width={165} mt={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
