import type { TablerIcon } from '@tabler/icons-react';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { layers } from './layers.ts';
import classes from './Menu.module.css';
import { placeUnder, type Side } from './placeUnder.ts';

export type MenuEntry = { label: string; icon?: TablerIcon; onChoose: () => void };

type Props = {
  /** The menu's heading and accessible name. */
  name: string;
  groups: readonly (readonly MenuEntry[])[];
  /** The button that opens it. */
  children: ReactElement<{ popoverTarget?: string }>;
};

/** A button's menu, by the browser's own popover: it closes by itself and gives the focus back. */
export function Menu({ name, groups, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // How often it was opened in a row: closed and opened at once, the browser tells of the latter only.
  const [openings, setOpenings] = useState(0);
  const opened = openings > 0;

  useLayoutEffect(() => {
    if (!openings || !panel.current) return;
    let side: Side | undefined;
    // On the side where it was opened: a phone's window changes with every turn of a scroll.
    const place = () => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      if (panel.current && button) side = placeUnder(panel.current, button, { side });
    };
    place();
    entriesIn(panel.current)[0]?.focus();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [openings, id]);

  const choose = ({ onChoose }: MenuEntry) => {
    panel.current?.hidePopover();
    onChoose();
  };

  return (
    <>
      {cloneElement(children, { popoverTarget: id, ...HAS_MENU })}
      {createPortal(
        <div
          ref={panel}
          id={id}
          popover="auto"
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={classes.panel}
          data-placed={opened}
          onToggle={({ newState }) => setOpenings((so) => (newState === 'open' ? so + 1 : 0))}
          onKeyDown={moveFocus}
        >
          {opened && (
            <>
              <p className={classes.name} aria-hidden="true">
                {name}
              </p>
              {groups.map((entries) => (
                <div key={entries[0]?.label} role="none" className={classes.group}>
                  {entries.map((entry) => (
                    <button
                      key={entry.label}
                      type="button"
                      role="menuitem"
                      tabIndex={-1}
                      className={classes.entry}
                      onClick={() => choose(entry)}
                    >
                      {entry.icon && <entry.icon size={16} stroke={1.5} aria-hidden />}
                      {entry.label}
                    </button>
                  ))}
                </div>
              ))}
            </>
          )}
        </div>,
        layers(),
      )}
    </>
  );
}

const HAS_MENU: object = { 'aria-haspopup': 'menu' };

const entriesIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Up and Down go round, Home and End to the ends; Tab leaves the menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget;
  const entries = entriesIn(panel);
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') panel.hidePopover();
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to % entries.length)?.focus();
}
