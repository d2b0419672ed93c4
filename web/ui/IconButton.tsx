import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';
import { StayingButton } from './StayingButton.tsx';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  /** What it does: no word of it is on screen. */
  'aria-label': string;
  /** Width and height in px. */
  size?: 22 | 28 | 34 | 36 | 44;
  loading?: boolean | undefined;
};

/** A button that is only an icon. */
export function IconButton({ size = 28, loading = false, disabled, ...rest }: Props) {
  return (
    <StayingButton
      {...rest}
      className={classes.button}
      data-size={size}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    />
  );
}
