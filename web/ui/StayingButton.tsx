import type { ComponentProps, MouseEvent } from 'react';

type Props = ComponentProps<'button'> & {
  /** Set while the button shows that something is under way. */
  'data-loading'?: boolean | undefined;
};

/**
 * The element behind every button (Button, IconButton). While busy it does nothing, yet it is not
 * `disabled`: the browser would take the focus from it and give it to nobody.
 */
export function StayingButton({ disabled, onClick, type = 'button', ...rest }: Props) {
  const busy = rest['data-loading'] === true;
  // Also what Enter in a field of the form comes to: it presses the form's submit button.
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
