import type { ComponentProps, ReactNode } from 'react';
import classes from './Button.module.css';
import { Link } from './Link.tsx';
import { StayingButton } from './StayingButton.tsx';

type Looks = {
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  color?: 'leaf' | 'red' | 'gray';
  size?: 'xs' | 'sm' | 'md' | 'compact-sm' | 'compact-md';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, keyof Looks> & {
    /** Something is under way: it shows so, and does nothing when pressed. */
    loading?: boolean | undefined;
  };

/** Every button with words. */
export function Button({ loading = false, disabled, ...props }: ButtonProps) {
  const { looks, inner, rest } = split(props);
  return (
    <StayingButton
      {...rest}
      {...looks}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {inner}
    </StayingButton>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: Looks & Omit<ComponentProps<typeof Link>, keyof Looks>) {
  const { looks, inner, rest } = split(props);
  return (
    <Link {...rest} {...looks}>
      {inner}
    </Link>
  );
}

/** One that leaves the app: another page, or the mail program. */
export function AnchorButton(props: Looks & Omit<ComponentProps<'a'>, keyof Looks>) {
  const { looks, inner, rest } = split(props);
  return (
    <a {...rest} {...looks}>
      {inner}
    </a>
  );
}

function split<Rest extends Looks>({
  variant = 'filled',
  color,
  size,
  fullWidth,
  leftSection,
  className,
  children,
  ...rest
}: Rest) {
  const looks = {
    className: `${classes.button} ${classes[variant]} ${className ?? ''}`,
    'data-color': color,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-with-icon': leftSection ? true : undefined,
  };
  const inner = (
    <span className={classes.inner}>
      {leftSection && <span className={classes.icon}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
    </span>
  );
  return { looks, inner, rest };
}
