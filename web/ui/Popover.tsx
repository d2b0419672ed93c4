import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from './overlayRoot.ts';
import classes from './Popover.module.css';
import { placeUnder, type Side } from './placeUnder.ts';

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The `popoverTarget` of the button that opens the popover. */
  id: string;
  /** The content while the popover is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A native popover under its button: Escape or a press outside closes it, and the focus returns to the button.
 * `data-autofocus` marks the element that gets the focus on opening.
 */
export function Popover(props: Props) {
  const { id, className = '', children, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  // Counts openings without a close between them. When the popover is closed and opened in one turn, the browser
  // reports only the opening.
  const [openings, setOpenings] = useState(0);
  const opened = openings > 0;
  // A closed panel has no name: otherwise a search for a field by its label would find the panel too.
  const { 'aria-label': _name, ...nameless } = rest;

  useLayoutEffect(() => {
    if (!openings || !panel.current) return;
    let side: Side | undefined;
    // The panel stays on its side of the button, because a phone's window changes its height while scrolling.
    const place = () => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (panel.current && button) side = placeUnder(panel.current, button, { side });
    };
    place();
    // The panel is in view already, and scrolling to one of its buttons would hide the others.
    panel.current.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    const moves = ['resize', 'scroll'] as const;
    for (const each of moves) window.addEventListener(each, place);
    return () => {
      for (const each of moves) window.removeEventListener(each, place);
    };
  }, [openings, id]);

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
