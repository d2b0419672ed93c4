import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

type Space = number | 'sm' | 'md' | 'lg';

type SkeletonProps = {
  /** A number is in px at the normal text size, and grows with larger text; a string is a CSS length. */
  width?: number | string;
  height?: number | string;
  /** Round, with the width equal to the height. */
  circle?: boolean;
  radius?: 'md' | 'lg';
  mt?: Space;
  mb?: Space;
  mx?: Space;
  my?: Space;
  className?: string | undefined;
  'aria-busy'?: 'true';
};

const SPACES = { sm: 'var(--space-3)', md: 'var(--space-4)', lg: 'var(--space-6)' } as const;

const length = (size: number | string) => (typeof size === 'number' ? `${size / 16}rem` : size);

const space = (size: Space | undefined) =>
  typeof size === 'string' ? SPACES[size] : size && length(size);

/** The outline of content that is loading. */
export function Skeleton(props: SkeletonProps) {
  const { width = '100%', height = 'auto', circle = false, radius = 'md' } = props;
  const { mt, mb, mx, my, className = '', 'aria-busy': busy } = props;
  const style: CSSProperties = {
    width: length(circle ? height : width),
    height: length(height),
    marginBlock: space(my),
    marginInline: space(mx),
    marginTop: space(mt),
    marginBottom: space(mb),
  };
  return (
    <div
      className={`${classes.bone} ${className}`}
      style={style}
      data-bone
      data-round={circle}
      data-radius={radius}
      aria-busy={busy}
    />
  );
}

type RowsSkeletonProps = {
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
}: RowsSkeletonProps) => (
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
