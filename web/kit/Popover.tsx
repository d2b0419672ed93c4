import type { TablerIcon } from '@tabler/icons-react';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isMirrored } from './keys.ts';
import { overlayRoot } from './Page.tsx';
import classes from './Popover.module.css';

type PopoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The `popoverTarget` of the button that opens the popover. */
  id: string;
  /** The content while the popover is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A native popover under its button: Escape or a press outside closes it, and the focus returns to the button.
 * `data-autofocus` marks the element that gets the focus on opening.
 */
export function Popover(props: PopoverProps) {
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
    // What comes or goes above the button moves it without either.
    const layout = new ResizeObserver(place);
    layout.observe(document.body);
    return () => {
      layout.disconnect();
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

export type MenuEntry = { label: string; icon?: TablerIcon; onChoose: () => void };

type MenuProps = {
  /** The menu's heading and accessible name. */
  name: string;
  groups: readonly (readonly MenuEntry[])[];
  /** The button that opens it. */
  children: ReactElement<{ popoverTarget?: string }>;
};

export function Menu({ name, groups, children }: MenuProps) {
  const id = useId();
  return (
    <>
      {cloneElement(children, { popoverTarget: id, ...HAS_MENU })}
      <Popover
        id={id}
        role="menu"
        aria-label={name}
        className={classes.menu ?? ''}
        onKeyDown={moveFocus}
      >
        {(close) => (
          <>
            <p className={classes.name} aria-hidden="true">
              {name}
            </p>
            {groups.map((entries, group) => (
              <div key={entries[0]?.label} role="none" className={classes.group}>
                {entries.map(({ label, icon: Icon, onChoose }, index) => (
                  <button
                    key={label}
                    type="button"
                    role="menuitem"
                    tabIndex={-1}
                    className={classes.entry}
                    data-autofocus={group + index === 0 || undefined}
                    onClick={() => {
                      close();
                      onChoose();
                    }}
                  >
                    {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
                    {label}
                  </button>
                ))}
              </div>
            ))}
          </>
        )}
      </Popover>
    </>
  );
}

const HAS_MENU: object = { 'aria-haspopup': 'menu' };

/** Up and Down wrap round, Home and End go to the ends, Tab leaves the menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget;
  const entries = [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') panel.hidePopover();
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to % entries.length)?.focus();
}

const GAP_PX = 4;
const EDGE_PX = 8;
/** The height of a few rows: a panel is at least this high, unless its content is lower. */
const LEAST_PX = 144;

export type Side = 'below' | 'above';
type Wish = {
  /** The side on which the open panel is, and has to stay. */
  side?: Side | undefined;
  /** The height in px that has to fit. A panel filled later gives the height it will need. */
  needed?: number;
};

/**
 * Places an absolutely positioned, scrollable panel under its opener, or above it if it only fits there. If it
 * fits on neither side it goes below, and the page scrolls until the panel fits, or until the opener is at the top
 * of the window.
 */
export function placeUnder(
  panel: HTMLElement,
  opener: Element,
  { side, needed = naturalHeight(panel) }: Wish = {},
): Side {
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const seen = seenHeight();
  const room = {
    above: top - GAP_PX - seen.from - EDGE_PX,
    below: seen.to - EDGE_PX - bottom - GAP_PX,
  };
  const fitsAbove = needed > room.below && needed <= room.above;
  const chosen = side ?? (fitsAbove ? 'above' : 'below');
  // The page scrolls for a panel that is opening, not for one that is open already.
  const canScroll = side === undefined ? Math.max(0, top - seen.from - EDGE_PX) : 0;
  const wanted = Math.min(needed, Math.max(room[chosen] + canScroll, LEAST_PX));
  panel.style.maxHeight = `${Math.max(wanted, room[chosen])}px`;

  const { offsetHeight: height, offsetWidth: width } = panel;
  const y = chosen === 'below' ? bottom + GAP_PX : top - GAP_PX - height;
  const most = document.documentElement.clientWidth - EDGE_PX - width;
  const x = Math.max(EDGE_PX, Math.min(isMirrored() ? right - width : left, most));
  panel.style.top = `${y + window.scrollY}px`;
  panel.style.left = `${x + window.scrollX}px`;

  const missing = Math.min(wanted - room[chosen], canScroll);
  if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
  return chosen;
}

/** The height without the limit set by an earlier opening. */
function naturalHeight(panel: HTMLElement): number {
  panel.style.maxHeight = '';
  return panel.offsetHeight;
}

/** The part of the window that an on-screen keyboard does not cover, in px from its top. */
function seenHeight() {
  const { clientHeight } = document.documentElement;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  return { from: offsetTop, to: offsetTop + Math.min(height, clientHeight) };
}

type Part = RefObject<HTMLElement | null>;

/**
 * Keeps an open panel next to its field. It stays on one side while its content changes, and is placed again when
 * the window changes or an on-screen keyboard appears. `needed`: the height in px that has to fit.
 */
export function usePlacedUnder(panel: Part, field: Part, needed: number): void {
  const side = useRef<Side>(undefined);
  const place = useCallback(() => {
    if (!panel.current || !field.current) return;
    side.current = placeUnder(panel.current, field.current, { side: side.current, needed });
  }, [panel, field, needed]);
  // After every render, because a panel above its field moves up as it grows.
  useLayoutEffect(place);
  useEffect(() => {
    const placeAnew = () => {
      side.current = undefined;
      place();
    };
    const windows = [window, window.visualViewport];
    for (const each of windows) each?.addEventListener('resize', placeAnew);
    return () => {
      for (const each of windows) each?.removeEventListener('resize', placeAnew);
    };
  }, [place]);
}
