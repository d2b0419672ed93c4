import { Skeleton } from './Skeleton.tsx';

type Props = {
  count: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** The widths of the two lines of a row, as parts of it. */
  widths: readonly [string, string];
};

/** The outline of a list whose rows have two lines. */
export const RowsSkeleton = ({
  count,
  className,
  rowClassName,
  widths: [first, second],
}: Props) => (
  <div className={className} aria-busy="true">
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row to come is nothing but its place.
      <div key={row} className={rowClassName}>
        <Skeleton height={16} width={first} />
        <Skeleton height={14} width={second} />
      </div>
    ))}
  </div>
);
