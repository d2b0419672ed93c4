import { Skeleton } from './Skeleton.tsx';

type Props = {
  count: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** The widths of a row's two lines, as fractions of the row. */
  widths: readonly [string, string];
};

/** The outline of a list with rows of two lines. */
export const RowsSkeleton = ({
  count,
  className,
  rowClassName,
  widths: [first, second],
}: Props) => (
  <div className={className} aria-busy="true">
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position.
      <div key={row} className={rowClassName}>
        <Skeleton height={16} width={first} />
        <Skeleton height={14} width={second} />
      </div>
    ))}
  </div>
);
