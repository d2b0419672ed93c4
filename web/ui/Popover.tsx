import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from './overlayRoot.ts';
import classes from './Popover.module.css';
import { placeUnder, type Side } from './placeUnder.ts';

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** Ends where its button ends, instead of beginning where that begins. */
  atEnd?: boolean;
  /** What is in it while it is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * The browser's own popover, under its button: it closes by Escape or a press outside, and gives the
 * focus back. `data-autofocus` says what gets the focus as it opens.
 */
export function Popover(props: Props) {
  const { id, atEnd = false, className = '', children, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  // How often it was opened without a close between: of a close and an open at once the browser tells
  // only the open.
  const [openings, setOpenings] = useState(0);
  const opened = openings > 0;
  // Without its name while closed: a calendar's name would be found beside the name of its field.
  const { 'aria-label': _name, ...nameless } = rest;

  useLayoutEffect(() => {
    if (!openings || !panel.current) return;
    let side: Side | undefined;
    // It keeps its side of the button: a phone's window changes its height while one scrolls.
    const place = () => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (panel.current && button) side = placeUnder(panel.current, button, { side, atEnd });
    };
    place();
    panel.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [openings, id, atEnd]);

  return createPortal(
    <div
      tabIndex={-1}
      {...(opened ? rest : nameless)}
      ref={panel}
      id={id}
      popover="auto"
      className={`${classes.panel} ${className}`}
      data-placed={opened}
      onToggle={({ newState }) => setOpenings((so) => (newState === 'open' ? so + 1 : 0))}
    >
      {opened && children(() => panel.current?.hidePopover())}
    </div>,
    overlayRoot(),
  );
}
