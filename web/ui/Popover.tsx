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
  // Counts openings without a close between them: of a close and an open at once, the browser reports
  // only the open.
  const [openings, setOpenings] = useState(0);
  const opened = openings > 0;
  // A closed panel has no name: a search for a field by its label would find its calendar as well.
  const { 'aria-label': _name, ...nameless } = rest;

  useLayoutEffect(() => {
    if (!openings || !panel.current) return;
    let side: Side | undefined;
    // The panel stays on its side of the button: the window of a phone changes its height while one scrolls.
    const place = () => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (panel.current && button) side = placeUnder(panel.current, button, { side, atEnd });
    };
    place();
    // The panel is in view already, and scrolling to one of its buttons would hide the others.
    panel.current.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
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
