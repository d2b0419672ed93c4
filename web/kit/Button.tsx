import type { TablerIcon } from '@tabler/icons-react';
import { type ComponentProps, Fragment, type MouseEvent, type ReactNode } from 'react';
import classes from './Button.module.css';
import { Link } from './Link.tsx';

type Looks = {
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  color?: 'leaf' | 'red' | 'gray';
  size?: 'xs' | 'sm' | 'md' | 'compact-sm' | 'compact-md';
  fullWidth?: boolean;
  icon?: TablerIcon;
  /** In place of an icon. */
  leftSection?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, keyof Looks> & {
    /** While true, the button shows that its action is running and ignores presses. */
    loading?: boolean | undefined;
  };

/** Any button with words. */
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

export function LinkButton(props: Looks & Omit<ComponentProps<typeof Link>, keyof Looks>) {
  const { looks, inner, rest } = split(props);
  return (
    <Link {...rest} {...looks}>
      {inner}
    </Link>
  );
}

/** A link that leaves the app: to another page, or to the mail program. */
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
  icon: Icon,
  leftSection = Icon && (
    <Icon size={size?.startsWith('compact') ? 16 : 18} stroke={1.5} aria-hidden />
  ),
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

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** The accessible name, because the button shows no words. */
  'aria-label': string;
  /** Width and height in px. */
  size?: 22 | 28 | 34 | 36 | 44;
  loading?: boolean | undefined;
};

export function IconButton({ size = 28, loading = false, disabled, ...rest }: IconButtonProps) {
  return (
    <StayingButton
      {...rest}
      className={classes.iconButton}
      data-size={size}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    />
  );
}

type StayingProps = ComponentProps<'button'> & {
  /** Set while the button shows that its action is running. */
  'data-loading'?: boolean | undefined;
};

/**
 * The element behind every button with words or an icon. While busy it ignores presses, but it is not `disabled`,
 * because the browser would then take the focus away and give it to no other element.
 */
export function StayingButton({ disabled, onClick, type = 'button', ...rest }: StayingProps) {
  const busy = rest['data-loading'] === true;
  // Enter in a field presses the form's submit button, so this stops that as well.
  const wait = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      data-disabled={disabled || undefined}
      onClick={busy ? wait : onClick}
    />
  );
}

type HintProps = {
  label: string;
  /** For the end of a row, so that the label does not overflow the page. */
  atEnd?: boolean;
  children: ReactNode;
};

/** Shows the name of an icon button. The button has the same name as its aria-label. */
export function Hint({ label, atEnd = false, children }: HintProps) {
  return (
    <span className={classes.hint} data-hint={label} data-at-end={atEnd}>
      {children}
    </span>
  );
}

type RowActionProps = {
  id?: string;
  icon: TablerIcon;
  label: string;
  /** Says also what it acts on: 'Delete Spring week'. */
  name: string;
  busy?: boolean;
  onClick: () => void;
};

/** An icon button at the end of a row. */
export function RowAction({ id, icon: Icon, label, name, busy = false, onClick }: RowActionProps) {
  return (
    <Hint label={label} atEnd>
      <IconButton id={id} size={36} aria-label={name} loading={busy} onClick={onClick}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
}

/** A sentence with elements in it: '{plan}' in `text` stands for the part of that name. */
export const Filled = ({ text, ...parts }: { readonly text: string } & Record<string, ReactNode>) =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    .map((piece, at) => <Fragment key={at}>{at % 2 ? parts[piece] : piece}</Fragment>);
